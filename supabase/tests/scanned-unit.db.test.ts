import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScannedUnit } from '#contract/scanned-unit.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

const DAY_MS = 86_400_000
let t: TestApp
let owner: TestUser
let renter: TestUser
let item: string
beforeAll(async () => {
  t = await createTestApp()
  owner = await t.user()
  renter = await t.user({ kyc_level: 1 })
})
afterAll(() => t.close())
beforeEach(async () => {
  item = (await createItem(t.db.pool, { owner: owner.id, units: 2 })).id
})

async function scan(label: string, as?: TestUser): Promise<ScannedUnit | undefined> {
  const { data, error } = await t.client(as && { as }).rpc('scanned_unit', { item, label })
  expect(error).toBeNull()
  return (data as ScannedUnit[])[0]
}

/** A rental of the only unit that is free then. */
const rent = (inDays: number, status: 'confirmed' | 'picked_up' | 'completed') => {
  const start = new Date(Date.now() + inDays * DAY_MS)
  const end = new Date(start.getTime() + DAY_MS / 2)
  return createBooking(t.db.pool, { item, renter: renter.id, start, end, status })
}
const unitOf = async (booking: string) => {
  const { rows } = await t.db.pool.query<{ label: string }>(
    `select u.label from public.calendar_entries e join public.item_units u on u.id = e.unit_id
     where e.booking_id = $1`,
    [booking],
  )
  return rows[0]!.label
}

describe('the unit whose label was scanned', () => {
  it('is named to everyone by a label that it has, and by no other words', async () => {
    expect(await scan('2')).toMatchObject({ label: '2', is_offered: true, is_own: false, booking_id: null })
    expect(await scan('Call me')).toBeUndefined()
  })

  it('comes with the rental that is under way, to both of its sides and nobody else', async () => {
    await rent(3, 'confirmed')
    const { id } = await rent(0, 'picked_up')
    const label = await unitOf(id)
    for (const as of [owner, renter])
      expect(await scan(label, as)).toMatchObject({ booking_id: id, status: 'picked_up', units: [label] })
    expect(await scan(label, await t.user())).toMatchObject({ booking_id: null, status: null, units: null })
    expect(await scan(label)).toMatchObject({ booking_id: null })
  })

  it('tells the renter that theirs is another one, and the lender that this one is here', async () => {
    const { id } = await rent(0, 'picked_up')
    const label = await unitOf(id)
    const other = label === '1' ? '2' : '1'
    expect(await scan(other, renter)).toMatchObject({ label: other, booking_id: id, units: [label] })
    expect(await scan(other, owner)).toMatchObject({ is_own: true, booking_id: null })
  })

  it('is found by its people while the item is not offered, and by nobody else', async () => {
    await rent(-9, 'completed')
    await t.db.pool.query(`update public.items set status = 'paused' where id = $1`, [item])
    expect(await scan('1', owner)).toMatchObject({ is_offered: false, is_own: true, booking_id: null })
    expect(await scan('1', renter)).toBeUndefined()
    expect(await scan('1')).toBeUndefined()
    const { id } = await rent(1, 'confirmed')
    expect(await scan('1', renter)).toMatchObject({ is_offered: false, booking_id: id })
  })
})
