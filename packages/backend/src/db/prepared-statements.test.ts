import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import type { Database } from './database.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase({ connections: 1 })
})
afterAll(() => db?.close())

const echo = (value: unknown) => ({ name: 'echo', text: 'select $1::text as said', values: [value] })
const unprintable = {
  toJSON() {
    throw new RangeError('too deep')
  },
}

it('a value that cannot be printed fails alone, and leaves its statement as it was', async () => {
  await expect(db.pool.query(echo(unprintable))).rejects.toThrow('too deep')
  await expect(db.pool.query(echo('later'))).resolves.toMatchObject({ rows: [{ said: 'later' }] })

  const client = await db.pool.connect()
  const once = { ...echo(unprintable), name: 'echo-in-transaction' }
  await expect((async () => client.query(once))()).rejects.toThrow('too deep')
  await expect(client.query({ ...once, values: ['later'] })).resolves.toMatchObject({
    rows: [{ said: 'later' }],
  })
  client.release()
})

it('values arrive as the driver would have sent them', async () => {
  const { rows } = await db.pool.query(
    'select $1::timestamptz as moment, $2::text[] as words, $3::jsonb as json, $4::bytea as bytes, $5::int as none',
    [new Date(0), ['a', 'b,c'], { x: [1] }, Buffer.from('é'), null],
  )
  expect(rows).toEqual([
    { moment: new Date(0), words: ['a', 'b,c'], json: { x: [1] }, bytes: Buffer.from('é'), none: null },
  ])
})

it('a statement that the server has forgotten fails once, and not for ever', async () => {
  await db.pool.query(echo('before'))
  await db.pool.query('deallocate all')
  await expect(db.pool.query(echo('now'))).rejects.toMatchObject({ code: '26000' })
  await expect(db.pool.query(echo('after'))).resolves.toMatchObject({ rows: [{ said: 'after' }] })

  const client = await db.pool.connect()
  await client.query('deallocate all')
  await expect(client.query(echo('now'))).rejects.toMatchObject({ code: '26000' })
  client.release()
  await expect(db.pool.query(echo('after'))).resolves.toMatchObject({ rows: [{ said: 'after' }] })
})

async function send(text: string, times: number): Promise<void> {
  for (let i = 0; i < times; i++) await db.pool.query(text, ['x'])
}
const isPrepared = async (text: string) => {
  const { rows } = await db.pool.query('select statement from pg_prepared_statements')
  return rows.some(({ statement }) => statement === text)
}

it('prepares what is sent again and again, and not what comes now and then', async () => {
  const often = 'select $1::text as often'
  await send(often, 5)
  expect(await isPrepared(often)).toBe(true)
  const seldom = 'select $1::text as seldom'
  await send(seldom, 3)
  expect(await isPrepared(seldom)).toBe(false)
})

it('prepares a star whose columns it does not answer, and no other', async () => {
  const inner = 'select tagged.name from (select * from public.tags) tagged where name <> $1'
  await send(inner, 5)
  expect(await isPrepared(inner)).toBe(true)
  const answered = [
    'select * from (select name from public.tags) tagged where name <> $1',
    '(select * from public.tags where name <> $1) union all (select * from public.tags)',
    `insert into public.tags (name) select name from (select $1 || '!' as name) odd where false returning *`,
  ]
  for (const text of answered) {
    await send(text, 5)
    expect(await isPrepared(text), text).toBe(false)
  }
})

it('answers with a column that was added meanwhile', async () => {
  const star = 'select t.* from public.tags t where name <> $1'
  await db.pool.query(`insert into public.tags (name) values ('first')`)
  await send(star, 5)
  await db.pool.query('alter table public.tags add column colour text')
  expect((await db.pool.query(star, ['x'])).rows).toEqual([expect.objectContaining({ colour: null })])
})

it('answers each caller with values of their own', async () => {
  const echo = 'select $1::text as said, $2::int as count'
  for (let count = 0; count < 8; count++) {
    const { rows } = await db.pool.query(echo, [`word ${count}`, count])
    expect(rows).toEqual([{ said: `word ${count}`, count }])
  }
})
