import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

const TIMES = { weeklyHours: null, noticeHours: 0, minHours: 1, maxHours: 720, bufferMinutes: 0 }
const change = (as: TestUser, itemId: string, times: object) =>
  t.say<{ itemId: string }>(as, 'change-rental-times', { itemId, ...TIMES, ...times })
const kept = async (itemId: string) =>
  (
    await t.rows(
      'select weekly_hours, notice_hours, min_hours, max_hours, buffer_minutes, status from public.items where id = $1',
      [itemId],
    )
  )[0]

it('changes an offered item without a pause, and what is held from then on follows it', async () => {
  const item = await t.another()
  const line = t.line(item, 3)
  const started = await t.hold(t.renter, line)
  expect(started.status).toBe(200)
  const [closed] = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'].slice(new Date(line.start).getUTCDay())
  const weeklyHours = { [closed!]: [['00:00', '00:01']] }
  const answer = await change(t.owner, item.id, {
    weeklyHours,
    noticeHours: 2,
    minHours: 4,
    bufferMinutes: 30,
  })
  expect(answer).toMatchObject({ status: 200 })
  expect(await kept(item.id)).toEqual({
    weekly_hours: weeklyHours,
    notice_hours: 2,
    min_hours: 4,
    max_hours: 720,
    buffer_minutes: 30,
    status: 'published',
  })
  expect(await t.hold(t.renter, line)).toMatchObject({
    code: 'ITEMS_UNAVAILABLE',
    details: { lines: [{ code: 'PICK_UP_CLOSED' }] },
  })
  await change(t.owner, item.id, {})
  expect((await t.hold(t.renter, line)).status).toBe(200)
})

it.each([
  [{ minHours: 48, maxHours: 24 }, 'LISTING_INCOMPLETE'],
  [{ noticeHours: 721 }, 'LISTING_INCOMPLETE'],
  [{ bufferMinutes: -1 }, 'LISTING_INCOMPLETE'],
  [{ weeklyHours: {} }, 'WEEKLY_HOURS_WRONG'],
  [{ weeklyHours: { mon: [] } }, 'WEEKLY_HOURS_WRONG'],
  [{ weeklyHours: { mon: [['20:00', '08:00']] } }, 'WEEKLY_HOURS_WRONG'],
  [{ weeklyHours: { mon: [['08:00', '25:00']] } }, 'WEEKLY_HOURS_WRONG'],
  [
    {
      weeklyHours: {
        mon: [
          ['08:00', '12:00'],
          ['12:00', '13:00'],
        ],
      },
    },
    'WEEKLY_HOURS_WRONG',
  ],
  [{ weeklyHours: { monday: [['08:00', '12:00']] } }, 'BAD_INPUT'],
  [{ weeklyHours: { mon: Array.from({ length: 5 }, (_, n) => [`0${n}:00`, `0${n}:30`]) } }, 'BAD_INPUT'],
  [{ minHours: 1.5 }, 'BAD_INPUT'],
])('refuses %j with %s and changes nothing', async (times, code) => {
  const before = await kept(t.item.id)
  expect(await change(t.owner, t.item.id, times)).toMatchObject({ code })
  expect(await kept(t.item.id)).toEqual(before)
})

it('is for the owner alone, and not for what was taken down', async () => {
  expect(await change(t.renter, t.item.id, {})).toMatchObject({ status: 404, code: 'NOT_FOUND' })
  const removed = await t.another({ status: 'removed' })
  expect(await change(t.owner, removed.id, {})).toMatchObject({ code: 'ITEM_REMOVED' })
})
