import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
beforeAll(async () => {
  t = await createCheckoutFixture()
})
afterAll(() => t.close())

interface Calendar {
  items: { id: string; title: string; unit_count: number }[]
  entries: {
    item_id: string
    kind: string
    start_date: string
    end_date: string
    free_from: string
    units: number
    renter: string | null
    note: string
  }[]
}

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()
async function calendarOf(person: TestUser, from = inDays(-1), to = inDays(60)): Promise<Calendar> {
  const { data, error } = await t
    .client({ as: person })
    .rpc('lender_calendar', { from_date: from, to_date: to })
  expect(error).toBeNull()
  return data as unknown as Calendar
}

it('shows a lender rentals with their breaks, requests, blocks, and holds without a name', async () => {
  const drill = await t.another({ title: 'Drill', bufferMinutes: 120 })
  const asked = await t.another({ title: 'Asked for', isInstant: false, units: 2 })
  await t.complete(t.renter, await t.pay(t.renter, [t.line(drill, 3)]))
  await t.complete(t.renter, await t.pay(t.renter, [t.line(asked, 5)]))
  const held = t.line(drill, 10)
  await t.hold(t.renter, held)
  const { error } = await t
    .client({ as: t.owner })
    .from('item_blocks')
    .insert({ item_id: asked.id, start_date: inDays(20), end_date: inDays(22), note: 'Away' })
  expect(error).toBeNull()

  const { items, entries } = await calendarOf(t.owner)
  expect(items.map(({ title, unit_count }) => [title, unit_count])).toEqual([
    ['Asked for', 2],
    ['Drill', 1],
    ['Hammer drill', 1],
  ])
  expect(entries).toMatchObject([
    { item_id: drill.id, kind: 'booking', renter: 'Rita', units: 1 },
    { item_id: asked.id, kind: 'request', renter: 'Rita', units: 1 },
    { item_id: drill.id, kind: 'hold', renter: null, units: 1 },
    { item_id: asked.id, kind: 'block', renter: null, units: 2, note: 'Away' },
  ])
  const [rental, , hold] = entries
  expect(Date.parse(rental!.free_from) - Date.parse(rental!.end_date)).toBe(2 * HOUR_MS)
  expect(Date.parse(hold!.start_date)).toBe(Date.parse(held.start))
  expect(JSON.stringify(entries[2])).not.toContain(t.renter.id)

  // The hold lapses, a declined request is left out, and so are other periods.
  await t.lapseHolds()
  await t.rows(`update public.bookings set status = 'declined' where status = 'requested'`)
  expect((await calendarOf(t.owner)).entries.map(({ kind }) => kind)).toEqual(['booking', 'block'])
  expect((await calendarOf(t.owner, inDays(30), inDays(40))).entries).toEqual([])
})

it('shows no one else’s items, and nothing to visitors', async () => {
  expect(await calendarOf(t.renter)).toEqual({ next: null, items: [], entries: [] })
  const { error } = await t.client().rpc('lender_calendar', { from_date: inDays(0), to_date: inDays(1) })
  expect(error?.code).toBe('42501')
})

it('covers at most a hundred days, and nothing if the end is before the start', async () => {
  const item = await t.another({ title: 'Later' })
  await t
    .client({ as: t.owner })
    .from('item_blocks')
    .insert({ item_id: item.id, start_date: inDays(150), end_date: inDays(151) })
  const seen = async (from: string, to: string) =>
    (await calendarOf(t.owner, from, to)).entries.filter(({ item_id }) => item_id === item.id).length
  expect(await seen(inDays(0), inDays(360))).toBe(0)
  expect(await seen(inDays(100), inDays(360))).toBe(1)
  expect(await seen(inDays(160), inDays(140))).toBe(0)
})

it('comes page by page in the order of titles, each item with its own entries', async () => {
  const whole = await calendarOf(t.owner)
  const pages: (Calendar & { next: unknown })[] = []
  do {
    const { data, error } = await t.client({ as: t.owner }).rpc('lender_calendar', {
      ...{ from_date: inDays(-1), to_date: inDays(60), page_size: 1, after: pages.at(-1)?.next as never },
    })
    expect(error).toBeNull()
    pages.push(data as unknown as (typeof pages)[number])
  } while (pages.at(-1)!.next)
  expect(pages.flatMap(({ items }) => items)).toEqual(whole.items)
  expect(pages.map(({ items }) => items.length)).toEqual([...whole.items.map(() => 1), 0])
  for (const { items, entries } of pages)
    expect(entries).toEqual(whole.entries.filter(({ item_id }) => item_id === items[0]?.id))
})
