import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#backend/testing/database.ts'
import type { Database } from './database.ts'

let db: Database
beforeAll(async () => {
  db = await createTestDatabase({ connections: 1 })
})
afterAll(() => db?.close())

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
