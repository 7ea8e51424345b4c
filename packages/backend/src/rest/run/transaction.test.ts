import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#backend/db/database.ts'
import { createTestDatabase } from '#backend/testing/database.ts'
import type { Statement } from '../sql/params.ts'
import { runTransaction, type Transaction } from './transaction.ts'

let db: Database

beforeAll(async () => {
  db = await createTestDatabase({ connections: 1 })
  await db.pool.query('create schema lab; create table lab.numbers (n int primary key)')
})
afterAll(() => db?.close())

const sql = (text: string, ...values: string[]): Statement => ({ text, values })
const run = (statements: Statement[], more: Partial<Transaction> = {}) =>
  runTransaction(db, { setup: [], scope: 'test', statements, end: 'commit', ...more })
const numbers = async () => {
  const [rows] = await run([sql('select n from lab.numbers order by n')])
  await run([sql('delete from lab.numbers')])
  return rows!.map(([n]) => n)
}
const insert = (n: number | string) => sql('insert into lab.numbers values ($1)', String(n))

test('statements between two Syncs are one transaction: all or nothing', async () => {
  await run([insert(1), insert(2)])
  expect(await numbers()).toEqual(['1', '2'])
  await expect(run([insert(1), insert(1), insert(3)])).rejects.toMatchObject({ code: '23505' })
  expect(await numbers()).toEqual([])
})

test('what is set locally holds to the end of the transaction and no further', async () => {
  const [[[inside]]] = (await run([sql(`select current_setting('lab.colour')`)], {
    setup: [sql(`select set_config('lab.colour', $1, true)`, 'blue')],
  })) as [[[string]]]
  expect(inside).toBe('blue')
  const [[[outside]]] = (await run([sql(`select coalesce(current_setting('lab.colour', true), '')`)])) as [
    [[string]],
  ]
  expect(outside).toBe('')
})

test('a result that is refused leaves nothing behind, and its refusal comes out as it is', async () => {
  const refusal = new Error('no')
  const verify = () => {
    throw refusal
  }
  await expect(run([insert(1)], { verify })).rejects.toBe(refusal)
  expect(await numbers()).toEqual([])
})

test('a rollback gives the answer and keeps nothing, and meets its deferred constraints', async () => {
  await db.pool.query(
    'create table lab.pairs (n int references lab.numbers (n) deferrable initially deferred)',
  )
  const [rows] = await run([sql('insert into lab.numbers values ($1) returning n', '5')], { end: 'rollback' })
  expect([rows, await numbers()]).toEqual([[['5']], []])
  const orphan = sql('insert into lab.pairs values ($1)', '7')
  await expect(run([orphan], { end: 'rollback' })).rejects.toMatchObject({ code: '23503' })
  await expect(run([orphan])).rejects.toMatchObject({ code: '23503' })
})

test('a function’s isolation level is its transaction’s', async () => {
  const [[[level]]] = (await run([sql('show transaction_isolation')], { isolation: 'serializable' })) as [
    [[string]],
  ]
  expect(level).toBe('serializable')
  await expect(run([sql('select 1')], { isolation: 'serializable; drop schema lab' })).resolves.toEqual([
    [['1']],
  ])
})

test('prepared statements survive errors before, in and after them', async () => {
  const good = sql('select n * 2 from lab.numbers where n = $1', '4')
  const unparsable = sql('select nothing from lab.numbers')
  for (let round = 0; round < 4; round++) {
    await expect(run([unparsable, good])).rejects.toMatchObject({ code: '42703' })
    await expect(run([good, sql('select 1 / $1::int', '0'), insert(1)])).rejects.toMatchObject({
      code: '22012',
    })
    await run([insert(4)])
    expect((await run([good]))[0]).toEqual([['8']])
    expect(await numbers()).toEqual(['4'])
  }
})

test('statements that the server has forgotten fail once, and not for ever', async () => {
  const good = sql('select $1::int + 1', '41')
  for (let n = 0; n < 3; n++) await run([good])
  await db.pool.query('deallocate all')
  await expect(run([good])).rejects.toMatchObject({ code: '26000' })
  expect((await run([good]))[0]).toEqual([['42']])
})

test('a connection keeps no more prepared statements than it may', async () => {
  for (let i = 0; i < 400; i++) {
    const statement = sql(`select ${i} + $1::int`, '1')
    await run([statement])
    expect((await run([statement]))[0]).toEqual([[String(i + 1)]])
  }
  const [[[count]]] = (await run([
    sql(`select count(*) from pg_prepared_statements where name like 'rest_%'`),
  ])) as [[[string]]]
  expect(Number(count)).toBeLessThanOrEqual(301)
})

test('errors throw no connection away', async () => {
  const before = await db.pool.query('select pg_backend_pid() as pid')
  for (let i = 0; i < 20; i++) await expect(run([sql('select 1 / 0')])).rejects.toThrow()
  const after = await db.pool.query('select pg_backend_pid() as pid')
  expect(after.rows).toEqual(before.rows)
})
