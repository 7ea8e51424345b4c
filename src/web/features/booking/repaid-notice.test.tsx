// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeAll, expect, it } from 'vitest'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import type { Booking, Side } from './booking.ts'

const BOOKING = {
  id: 'b1',
  status: 'confirmed',
  rental_cents: 3_300,
  total_cents: 3_300,
  due_cents: 3_300,
  top_up_cents: 0,
  refund_cents: 3_300,
  fee_percent: 15,
} as Booking

let page: Awaited<ReturnType<typeof showScreen>>
beforeAll(() => import('./repaid-notice.tsx'), 60_000)
afterEach(() => page.close())

async function textTo(side: Side, change: Partial<Booking> = {}) {
  page = await showScreen(
    async () => {
      const { RepaidNotice } = await import('./repaid-notice.tsx')
      return <RepaidNotice booking={{ ...BOOKING, ...change }} side={side} />
    },
    { features: ['rentals'] },
  )
  return page.place.textContent
}

it('warns the lender before the handover where the whole price went back', async () => {
  expect(await textTo('owner')).toContain('you earn nothing from this rental')
})

it.each<[string, Side, Partial<Booking>]>([
  ['the renter', 'renter', {}],
  ['a part', 'owner', { refund_cents: 3_200 }],
  ['a free item', 'owner', { rental_cents: 0, due_cents: 0, refund_cents: 0 }],
  ['what was called off', 'owner', { status: 'cancelled' }],
])('is silent for %s', async (_, side, change) => {
  expect(await textTo(side, change)).toBe('')
})
