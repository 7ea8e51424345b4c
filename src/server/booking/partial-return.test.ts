import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { runDue } from '#server/testing/run-due.ts'

let t: CheckoutFixture
let id: string
let end: Date
beforeEach(async () => {
  t = await createCheckoutFixture()
  t.deps.log.warn = () => {}
  const item = await t.another({ units: 3, pricePerDayCents: 2_400 })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(item, 5, { quantity: 3 })]))
  await settle()
  const [row] = await t.rows<{ id: string; start_date: Date; end_date: Date }>(
    'select id, start_date, end_date from public.bookings',
  )
  id = row!.id
  end = row!.end_date
  t.setNow(row!.start_date)
  await t.say(t.renter, 'pick-up-booking', { id })
})
afterEach(() => t.close())

const settle = () => runDue(t)
const units = async (as: TestUser) =>
  (await t.client({ as }).rpc('booking_units', { booking: id })).data ?? []
const returnPart = (as: TestUser, ids: string[], rest: object = {}) =>
  t.say<{ status: string }>(as, 'return-part-booking', { id, units: ids, ...rest })
const backOf = async () => (await units(t.renter)).filter(({ returned_at }) => returned_at !== null).length

describe('a rental of several units', () => {
  it('goes on while some of them are out, and each is back in its own state', async () => {
    const [first, second] = await units(t.owner)
    expect(await returnPart(t.owner, [first!.unit_id], { isUndamaged: false })).toMatchObject({
      value: { status: 'picked_up' },
    })
    expect(await units(t.renter)).toMatchObject([
      { label: '1', is_undamaged: false, returned_at: expect.any(String) },
      { label: '2', returned_at: null },
      { label: '3', returned_at: null },
    ])
    expect(await returnPart(t.renter, [second!.unit_id])).toMatchObject({ status: 200 })
    expect(await t.say(t.owner, 'return-booking', { id })).toMatchObject({
      value: { status: 'returned' },
    })
    expect(await backOf()).toBe(3)
    expect(
      await t.rows(
        `select transition, details -> 'units' as units from public.booking_events
        where booking_id = $1 and transition like 'return%' order by position`,
        [id],
      ),
    ).toEqual([
      { transition: 'return_part', units: ['1'] },
      { transition: 'return_part', units: ['2'] },
      { transition: 'return', units: ['3'] },
    ])
    expect(await t.rows('select is_intact from public.booking_record($1)', [id])).toEqual([
      { is_intact: true },
    ])
  })

  it('can come back all at once', async () => {
    expect(await t.say(t.renter, 'return-booking', { id })).toMatchObject({
      value: { status: 'returned' },
    })
    expect(await backOf()).toBe(3)
  })

  it('takes a late fee for the late units only, each by its own lateness', async () => {
    const [first, second] = await units(t.owner)
    t.setNow(new Date(end.getTime() - HOUR_MS))
    await returnPart(t.owner, [first!.unit_id])
    t.setNow(new Date(end.getTime() + 2 * HOUR_MS - 60_000))
    await returnPart(t.owner, [second!.unit_id])
    t.setNow(new Date(end.getTime() + 5 * HOUR_MS - 60_000))
    await t.say(t.owner, 'return-booking', { id })
    await settle()
    const claims = await t.rows(
      `select kind, amount_cents::int as cents, jsonb_array_length(calculation -> 'parts') as parts from public.claims`,
    )
    expect(claims).toEqual([{ kind: 'late', cents: 2 * 150 + 5 * 150, parts: 2 }])
  })

  it('takes no more for a late unit than its share of deposit and price', async () => {
    const [first, second] = await units(t.owner)
    t.setNow(end)
    await returnPart(t.owner, [first!.unit_id, second!.unit_id])
    t.setNow(new Date(end.getTime() + 72 * HOUR_MS))
    await t.say(t.owner, 'return-booking', { id })
    await settle()
    expect(await t.rows('select kind, amount_cents::int as cents from public.claims')).toEqual([
      { kind: 'late', cents: 2 * 2_400 },
    ])
  })

  it('frees each unit once it is back and its buffer is over, and keeps the others until the end', async () => {
    await t.rows('update public.items set buffer_minutes = 30')
    const [first] = await units(t.owner)
    const back = end.getTime() - 10 * HOUR_MS
    t.setNow(new Date(back))
    await returnPart(t.owner, [first!.unit_id])
    const free = async (fromMs: number) =>
      (
        await t.rows(
          `select public.free_units(item_id, tstzrange($2::timestamptz, end_date)) as id from public.bookings where id = $1`,
          [id, new Date(fromMs)],
        )
      ).map((row) => (row as { id: string }).id)
    expect(await free(back + 29 * 60_000)).toEqual([])
    expect(await free(back + 31 * 60_000)).toEqual([first!.unit_id])
    expect(await t.rows('select public.move_booking_end($1, $2) as moved', [id, end])).toEqual([
      { moved: true },
    ])
    expect(await free(back + 31 * 60_000)).toEqual([first!.unit_id])
    t.setNow(new Date(end.getTime() - 5 * HOUR_MS))
    await t.say(t.owner, 'return-booking', { id })
    expect(await free(end.getTime() - 5 * HOUR_MS + 29 * 60_000)).toHaveLength(1)
    expect(await free(end.getTime() - 5 * HOUR_MS + 31 * 60_000)).toHaveLength(3)
    expect(await backOf()).toBe(3)
  })

  it('frees nothing by the word of the renter alone, but once the lender confirms it', async () => {
    await t.rows('update public.items set buffer_minutes = 30')
    const [first] = await units(t.owner)
    const freeFrom = async (ms: number) =>
      (
        await t.rows(
          'select public.free_units(item_id, tstzrange($2::timestamptz, end_date)) from public.bookings where id = $1',
          [id, new Date(ms)],
        )
      ).length
    const said = end.getTime() - 10 * HOUR_MS
    t.setNow(new Date(said))
    await returnPart(t.renter, [first!.unit_id])
    await t.say(t.renter, 'return-booking', { id })
    expect(await backOf()).toBe(3)
    expect(await freeFrom(said + 5 * HOUR_MS)).toBe(0)
    const confirmed = said + 2 * HOUR_MS
    t.setNow(new Date(confirmed))
    await t.say(t.owner, 'confirm-handover', { id, kind: 'return' })
    expect(await freeFrom(confirmed + 29 * 60_000)).toBe(0)
    expect(await freeFrom(confirmed + 31 * 60_000)).toBe(3)
  })

  it('frees nothing where the lender says that not everything came back', async () => {
    t.setNow(new Date(end.getTime() - 10 * HOUR_MS))
    await t.say(t.renter, 'return-booking', { id })
    const taken = () => t.rows('select unit_id, during::text from public.calendar_entries order by 1')
    const before = await taken()
    await t.say(t.owner, 'confirm-handover', { id, kind: 'return', isComplete: false })
    expect(await taken()).toEqual(before)
  })

  it('takes no more of the calendar than it did when a unit comes back late', async () => {
    const taken = () => t.rows('select unit_id, during::text from public.calendar_entries order by 1')
    const before = await taken()
    t.setNow(new Date(end.getTime() + 5 * HOUR_MS))
    await t.say(t.owner, 'return-booking', { id })
    expect(await taken()).toEqual(before)
  })

  it('keeps a minute where the units come back before the rental starts', async () => {
    t.setNow(new Date(end.getTime() - 49 * HOUR_MS))
    expect(await t.say(t.owner, 'return-booking', { id })).toMatchObject({ status: 200 })
    expect(await backOf()).toBe(3)
    expect(
      await t.rows('select distinct upper(during) - lower(during) as length from public.calendar_entries'),
    ).toMatchObject([{ length: { minutes: 1 } }])
  })

  it('refuses units that are back, of another rental, or all that are out', async () => {
    const all = (await units(t.owner)).map(({ unit_id }) => unit_id)
    await returnPart(t.owner, [all[0]!])
    const bad = { code: 'BAD_INPUT', details: { field: 'units' } }
    expect(await returnPart(t.owner, [all[0]!])).toMatchObject(bad)
    expect(await returnPart(t.owner, [t.item.unitIds[0]!])).toMatchObject(bad)
    expect(await returnPart(t.owner, [all[1]!, all[2]!])).toMatchObject(bad)
    expect(await returnPart(await t.user(), [all[1]!])).toMatchObject({ code: 'NOT_FOUND' })
    expect(await units(await t.user())).toEqual([])
    expect(await backOf()).toBe(1)
  })

  it('takes the same unit back once when both sides say so at the same moment', async () => {
    const [first] = await units(t.owner)
    const answers = await Promise.all([
      returnPart(t.owner, [first!.unit_id]),
      returnPart(t.renter, [first!.unit_id]),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await backOf()).toBe(1)
  })

  it('the database takes no unit back that the rental does not have', async () => {
    const [first] = await units(t.owner)
    await returnPart(t.owner, [first!.unit_id])
    await expect(
      t.rows(
        `insert into public.unit_returns (booking_id, unit_id, handover_id, returned_at)
         select booking_id, $1, handover_id, now() from public.unit_returns`,
        [t.item.unitIds[0]],
      ),
    ).rejects.toMatchObject({ code: 'LA080', constraint: 'unit_returns_of_their_rental' })
  })
})
