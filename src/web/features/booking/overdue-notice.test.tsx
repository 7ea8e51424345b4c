// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import type { Booking, Side } from './booking.ts'

const END = Date.parse('2026-06-10T10:00:00Z')
const MINUTE_MS = 60_000
/** Two days of something that costs 24 € a day, with a deposit of 50 €. */
const BOOKING = {
  id: 'b1',
  status: 'picked_up',
  end_date: new Date(END).toISOString(),
  time_zone: 'Europe/Berlin',
  rental_type: 'day',
  quantity: 1,
  total_cents: 4_800,
  due_cents: 4_800,
  deposit_cents: 5_000,
  terms: { lateGraceMinutes: 30, latePercent: 150, maxLateHours: 72 },
  line: { unit_price_cents: 2_400, price_divisor: 1 },
} as Booking

let page: Awaited<ReturnType<typeof showScreen>>
beforeAll(() => import('./overdue-notice.tsx'), 60_000)
afterEach(async () => {
  await page.close()
  vi.restoreAllMocks()
})

async function textAt(lateMinutes: number, side: Side, change: Partial<Booking> = {}) {
  vi.spyOn(Date, 'now').mockReturnValue(END + lateMinutes * MINUTE_MS)
  page = await showScreen(
    async () => {
      const { OverdueNotice } = await import('./overdue-notice.tsx')
      return (
        <QueryClientProvider client={new QueryClient()}>
          <OverdueNotice booking={{ ...BOOKING, ...change }} side={side} />
        </QueryClientProvider>
      )
    },
    { features: ['rentals'] },
  )
  return page.place.textContent
}

it('says nothing before the end, and of a rental that is not out', async () => {
  expect(await textAt(-1, 'renter')).toBe('')
  await page.close()
  expect(await textAt(90, 'renter', { status: 'returned' })).toBe('')
})

it('says until when it costs nothing', async () => {
  expect(await textAt(10, 'renter')).toMatch(/10 Jun.*12:00\. Until .*10 Jun.*12:30 that costs nothing\./)
})

it('tells each side what each hour costs and what has come together, at most price and deposit', async () => {
  expect(await textAt(90, 'renter')).toContain('costs €1.50, for up to 72 hours: €3.00 so far. Bring it back')
  await page.close()
  expect(await textAt(90, 'owner')).toContain('costs the renter €1.50, for up to 72 hours: €3.00 so far.')
  await page.close()
  expect(await textAt(5_000, 'owner', { total_cents: 4_000, deposit_cents: 0 })).toContain('€40.00 so far')
})
