// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const line = (id: string, quantity = 1): BasketItem => ({
  id,
  product: { id, title: id, pricePerDay: 11, category: 'Tools', images: [] },
  startDate: '2027-01-21T09:00:00.000Z',
  endDate: '2027-01-22T17:00:00.000Z',
  quantity,
  deliveryMethod: 'pickup',
})
const NOT_RESERVED = 'Items are not reserved until payment is completed.'
const MINUTE = 60_000

let page: Awaited<ReturnType<typeof showScreen>>

/** The note for a basket while these lines are held until so many ms from now. */
async function noteOf(basket: BasketItem[], held: BasketItem[], leftMs: number) {
  const holds = held.map(({ id }) => `hold of ${id}`)
  const expiresAt = new Date(Date.now() + leftMs).toISOString()
  localStorage.setItem('bookingData', JSON.stringify({ lines: held, reservationIds: holds, expiresAt }))
  page = await showScreen(async () => {
    const { ReservedNote } = await import('./reserved-note.tsx')
    return <ReservedNote basket={basket} />
  })
  return page.place.textContent
}

beforeEach(() => {
  localStorage.clear()
  answerWith({ '/ping': () => new Response('', { headers: { date: new Date().toUTCString() } }) })
})
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('shows the ring and the time while the whole basket is held', async () => {
  const note = await noteOf([line('Drill'), line('Tent')], [line('Tent'), line('Drill')], 12 * MINUTE)
  expect(note).toMatch(/Held for you until \d\d:\d\d\./)
  expect(note).not.toContain('not reserved')
  expect(page.place.querySelector('[role=timer]')?.textContent).toBe('12 minutes left')
})

it('names what is held where it is not all of the basket', async () => {
  const note = await noteOf([line('Drill', 3), line('Tent')], [line('Drill', 2), line('Tent')], 12 * MINUTE)
  expect(note).toMatch(/Held for you until \d\d:\d\d: Tent\. The rest is not reserved/)
})

it.each([
  ['the hold is over', [line('Drill')], -1],
  ['another item is held', [line('Tent')], 12 * MINUTE],
  ['nothing is held yet', [], 12 * MINUTE],
])('says that nothing is reserved where %s', async (_, held, leftMs) => {
  expect(await noteOf([line('Drill')], held, leftMs)).toBe(NOT_RESERVED)
})

it('says so as soon as the time is up', async () => {
  expect(await noteOf([line('Drill')], [line('Drill')], 12 * MINUTE)).toContain('Held for you')
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 13 * MINUTE)
  await vi.waitFor(() => expect(page.place.textContent).toBe(NOT_RESERVED), { timeout: 10_000 })
})
