import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BOOKING_STATUSES, type BookingStatus } from '#domain/booking/lifecycle.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import { createTestApp, type TestApp, type TestUser } from '#server/testing/app.ts'

let site: TestApp
let lender: TestUser
let renter: TestUser
let stranger: TestUser
beforeAll(async () => {
  site = await createTestApp()
  lender = await site.user({ name: 'Lea Lender' })
  renter = await site.user({ name: 'Rita Renter' })
  stranger = await site.user({ name: 'Sam Stranger' })
})
afterAll(() => site.close())

const start = new Date(Date.now() + 86_400_000)
const end = new Date(start.getTime() + 86_400_000)
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A rental in this state: its item and its id. */
async function rent(status: BookingStatus): Promise<{ item: string; id: string }> {
  const item = await createItem(site.db.pool, { owner: lender.id })
  const { id } = await createBooking(site.db.pool, { item: item.id, renter: renter.id, start, end, status })
  return { item: item.id, id }
}

async function seesAddress(as: TestUser, item: string): Promise<boolean> {
  const { data, error } = await site
    .client({ as })
    .from('item_locations')
    .select('item_id')
    .eq('item_id', item)
  expect(error).toBeNull()
  return data!.length === 1
}

async function mayAdd(as: TestUser, bucket: 'claims' | 'handovers', id: string): Promise<boolean> {
  const path = `${id}/${as.id}/${crypto.randomUUID()}.png`
  const { error } = await site
    .client({ as })
    .storage.from(bucket)
    .upload(path, PICTURE, { contentType: 'image/png' })
  return error === null
}

describe.each(BOOKING_STATUSES)('of a rental that is %s', (status) => {
  it('the renter finds the door from the confirmation to the end of every dispute', async () => {
    const { item } = await rent(status)
    expect(await seesAddress(renter, item)).toBe(
      ['confirmed', 'picked_up', 'returned', 'disputed'].includes(status),
    )
    expect(await seesAddress(lender, item)).toBe(true)
    expect(await seesAddress(stranger, item)).toBe(false)
  })

  it('both sides add photos for as long as there may be a claim, and others never', async () => {
    const { id } = await rent(status)
    const may = ['confirmed', 'picked_up', 'returned', 'disputed'].includes(status)
    for (const bucket of ['claims', 'handovers'] as const) {
      for (const side of [lender, renter])
        expect([bucket, await mayAdd(side, bucket, id)]).toEqual([bucket, may])
      expect([bucket, await mayAdd(stranger, bucket, id)]).toEqual([bucket, false])
    }
  })
})
