import { afterEach, beforeEach, expect, it } from 'vitest'
import type { SentMessage } from '#contract/messaging.ts'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeEach(async () => {
  t = await createCheckoutFixture()
})
afterEach(() => t.close())

const send = (who: TestUser, to: object) => t.say<SentMessage>(who, 'send-message', { to, text: 'Hello' })
const block = (who: TestUser, personId: string, isBlocked = true) =>
  t.say(who, 'block-messages', { personId, isBlocked })

it('takes no more messages from a person, until it is lifted, and does not tell them', async () => {
  const asked = await send(t.renter, { itemId: t.item.id })
  const { conversationId } = asked.value!
  expect(await block(t.owner, t.renter.id)).toMatchObject({ status: 200 })
  expect(await block(t.owner, t.renter.id)).toMatchObject({ status: 200 })
  for (const to of [{ conversationId }, { itemId: t.item.id }])
    expect(await send(t.renter, to)).toMatchObject({ status: 409, code: 'RECIPIENT_REFUSES' })
  // The one who blocks may still write.
  expect(await send(t.owner, { conversationId })).toMatchObject({ status: 200 })
  const seen = async (who: TestUser) =>
    (await t.client({ as: who }).from('message_blocks').select('blocked_id')).data
  expect([await seen(t.owner), await seen(t.renter)]).toEqual([[{ blocked_id: t.renter.id }], []])
  await block(t.owner, t.renter.id, false)
  expect(await send(t.renter, { conversationId })).toMatchObject({ status: 200 })
})

it('leaves no trace of an enquiry that is refused', async () => {
  await block(t.owner, t.renter.id)
  expect(await send(t.renter, { itemId: t.item.id })).toMatchObject({ code: 'RECIPIENT_REFUSES' })
  expect(await t.rows('select id from public.conversations')).toEqual([])
})

it('lets both sides of an open rental write to each other all the same, and not after it', async () => {
  const start = new Date(Date.now() + DAY_MS)
  const { id: bookingId } = await createBooking(t.db.pool, {
    item: t.item.id,
    renter: t.renter.id,
    start,
    end: new Date(start.getTime() + DAY_MS),
  })
  await block(t.owner, t.renter.id)
  expect(await send(t.renter, { bookingId })).toMatchObject({ status: 200 })
  await t.rows(`update public.bookings set status = 'cancelled' where id = $1`, [bookingId])
  expect(await send(t.renter, { bookingId })).toMatchObject({ code: 'RECIPIENT_REFUSES' })
})

it('is of another person who exists', async () => {
  expect(await block(t.owner, t.owner.id)).toMatchObject({ code: 'BAD_INPUT' })
  expect(await block(t.owner, crypto.randomUUID())).toMatchObject({ code: 'NOT_FOUND' })
})
