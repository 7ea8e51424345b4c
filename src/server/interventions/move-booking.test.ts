import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestUser } from '#server/testing/app.ts'
import { type Cast, createCast } from '../testing/calls/cast.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

let t: Cast
beforeAll(async () => {
  t = await createCast()
})
afterAll(() => t.close())

interface Times {
  start: number
  end: number
}
const rentalOf = async (id: string) => {
  const [row] = await t.rows<{ start: Date; end: Date; version: number; cents: number; item: string }>(
    `select start_date as start, end_date as "end", version, total_cents::int as cents, item_id as item
     from public.bookings where id = $1`,
    [id],
  )
  return { ...row!, start: row!.start.getTime(), end: row!.end.getTime() }
}
const move = (as: TestUser, id: string, { start, end }: Times, more: object = {}) =>
  t.say(as, 'move-booking', {
    id,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    reason: 'Both agree',
    ...more,
  })
/** The calendar of a booking's units, without the buffer. */
const calendar = (id: string) =>
  t.rows(
    `select lower(e.during) as start, upper(e.during) - make_interval(mins => i.buffer_minutes) as "end"
     from public.calendar_entries e join public.bookings b on b.id = e.booking_id join public.items i on i.id = b.item_id
     where b.id = $1`,
    [id],
  )

it('moves a rental to other days for its price, and tells both sides why', async () => {
  const { id } = await t.rental('confirmed', { itemOptions: { depositCents: 5_000 } })
  await t.rows(
    `insert into public.deposits (booking_id, amount_cents, due_at) values ($1, 5000, now()) on conflict do nothing`,
    [id],
  )
  const before = await rentalOf(id)
  const to = { start: before.start + 5 * DAY_MS, end: before.end + 6 * DAY_MS }
  expect(await move(t.people.support, id, to, { version: before.version })).toMatchObject({
    value: { id, status: 'confirmed', version: before.version + 1 },
  })
  expect(await rentalOf(id)).toMatchObject({ ...to, cents: before.cents })
  expect(await calendar(id)).toEqual([{ start: new Date(to.start), end: new Date(to.end) }])
  expect(await t.rows('select due_at from public.deposits where booking_id = $1', [id])).toEqual([
    { due_at: new Date(to.start - DAY_MS) },
  ])
  const mails = await t.rows<{ recipient: string; data: object }>(
    `select recipient, data from public.outbox where template = 'booking-adjusted' and data ->> 'what' = 'moved'`,
  )
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual(
    [t.owner.email, t.renter.email].toSorted(),
  )
  expect(mails[0]!.data).toMatchObject({
    message: 'Both agree',
    rental: { start: new Date(to.start).toISOString(), end: new Date(to.end).toISOString() },
  })
  const [entry] = await t.rows<{ details: object }>(
    `select details from public.audit_log where action = 'move-booking' order by id desc limit 1`,
  )
  expect(entry!.details).toMatchObject({
    reason: 'Both agree',
    to: { start: new Date(to.start).toISOString() },
  })
  const record = await t.rows(
    `select transition, role, reason from public.booking_events where booking_id = $1 and transition = 'move'`,
    [id],
  )
  expect(record).toEqual([{ transition: 'move', role: 'moderator', reason: 'Both agree' }])
  // Who saw the rental as it was does not move it again.
  expect(await move(t.people.admin, id, before, { version: before.version })).toMatchObject({
    code: 'CHANGED_MEANWHILE',
  })
})

it('lets one that is out end later, but not where another rental has the time', async () => {
  const { id } = await t.rental('picked_up', { inMs: -HOUR_MS })
  const { start, end, item } = await rentalOf(id)
  const hold = await t.say(t.people.neighbour, 'place-hold', {
    lines: [{ ...t.line(undefined, 5), itemId: item }],
  })
  expect(hold).toMatchObject({ status: 200 })
  expect(await move(t.people.finance, id, { start, end: end + 9 * DAY_MS })).toMatchObject({
    status: 409,
    code: 'DATES_TAKEN',
  })
  expect(await rentalOf(id)).toMatchObject({ start, end })
  expect(await move(t.people.finance, id, { start: start + HOUR_MS, end })).toMatchObject({
    code: 'WRONG_STATE',
  })
  expect(await move(t.people.finance, id, { start, end: end + HOUR_MS })).toMatchObject({ status: 200 })
  expect(await calendar(id)).toEqual([{ start: new Date(start), end: new Date(end + HOUR_MS) }])
})

it('leaves alone what has an open claim or a later end that is asked for, and what is one’s own', async () => {
  const { id } = await t.rental('confirmed')
  const { start, end } = await rentalOf(id)
  const later = { start, end: end + DAY_MS }
  await t.rows(
    `insert into public.extensions (booking_id, status, from_end, to_end, price_cents, expires_at)
     values ($1, 'requested', $2, $3, 100, $3)`,
    [id, new Date(end), new Date(end + HOUR_MS)],
  )
  expect(await move(t.people.admin, id, later)).toMatchObject({ code: 'EXTENSION_OPEN' })
  await t.rows(`update public.profiles set duties = '{support}' where id = $1`, [t.renter.id])
  expect(await move(t.renter, id, later)).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  await t.rows(`update public.profiles set duties = '{}' where id = $1`, [t.renter.id])
  expect(await move(t.people.content, id, later)).toMatchObject({ code: 'UNAUTHORIZED' })
})
