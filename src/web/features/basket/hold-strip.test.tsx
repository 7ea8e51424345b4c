// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { BasketItem } from '#domain/basket/basket.ts'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const line: BasketItem = {
  id: 'line',
  product: { id: 'drill', title: 'Drill', pricePerDay: 11, category: 'Tools', images: [] },
  startDate: '2027-01-21T09:00:00.000Z',
  endDate: '2027-01-22T17:00:00.000Z',
  quantity: 1,
  deliveryMethod: 'pickup',
}

let page: Awaited<ReturnType<typeof showScreen>>

async function show(leftMs: number) {
  localStorage.setItem('basket', JSON.stringify([line]))
  const expiresAt = new Date(Date.now() + leftMs).toISOString()
  localStorage.setItem('bookingData', JSON.stringify({ lines: [line], reservationIds: ['hold'], expiresAt }))
  page = await showScreen(async () => {
    const { HoldStrip } = await import('./hold-strip.tsx')
    return <HoldStrip />
  })
  return page.place
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

it('leads to the payment with what is held and how long for', async () => {
  const place = await show(12 * 60_000)
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/booking/summary')
  expect(place.textContent).toContain('Drill')
  expect(place.querySelector('[role=timer]')?.textContent).toBe('12 minutes left')
})

it('is gone when the hold is over', async () => {
  expect((await show(-1)).querySelector('section')).toBeNull()
})
