import { afterAll, beforeAll, expect, it } from 'vitest'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let t: TestApp
let owner: TestUser
beforeAll(async () => {
  t = await createTestApp()
  owner = await t.user()
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const period = () => {
  const start = Date.now() + 3 * DAY_MS
  return {
    start_date: new Date(start).toISOString(),
    end_date: new Date(start + 3 * DAY_MS).toISOString(),
  }
}

it('a unit added during a block is blocked like the others, and free when the block is removed', async () => {
  const { id } = await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000, units: 2 })
  await t.db.pool.query(`update public.item_units set is_active = false where item_id = $1 and label = '2'`, [
    id,
  ])
  const client = t.client({ as: owner })
  const { data: block } = await client
    .from('item_blocks')
    .insert({ item_id: id, ...period() })
    .select('id')
    .single()
  const unavailable = async () =>
    (await t.client().rpc('unavailable_lines', { lines: [{ item_id: id, ...period() }] })).data
  expect(await unavailable()).toEqual([0])
  // As the server does for a published item.
  await t.db.pool.query(`insert into public.item_units (item_id, label) values ($1, 'new')`, [id])
  expect(await unavailable()).toEqual([0])
  await t.db.pool.query(`update public.item_units set is_active = true where item_id = $1 and label = '2'`, [
    id,
  ])
  expect(await unavailable()).toEqual([0])
  await client.from('item_blocks').delete().eq('id', block!.id)
  expect(await unavailable()).toEqual([])
})

it('a draft with blocked days can be deleted', async () => {
  const { id } = await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000, status: 'draft' })
  const client = t.client({ as: owner })
  await client.from('item_blocks').insert({ item_id: id, ...period() })
  const { error, data } = await client.from('items').delete().eq('id', id).select('id')
  expect([error, data]).toEqual([null, [{ id }]])
})

it('a block takes the days of a hold that has lapsed', async () => {
  const { id } = await createItem(t.db.pool, { owner: owner.id, pricePerDayCents: 1_000 })
  const renter = await t.user({ kyc_level: 1 })
  const days = period()
  const held = await t
    .client({ as: renter })
    .from('reservations')
    .insert({ item_id: id, user_id: renter.id, ...days })
  expect(held.error).toBeNull()
  const block = () =>
    t
      .client({ as: owner })
      .from('item_blocks')
      .insert({ item_id: id, ...days })
  expect((await block()).error?.code).toBe('23P01')
  await t.db.pool.query(`update public.reservations set expires_at = now() - interval '1 second'`)
  expect((await block()).error).toBeNull()
})
