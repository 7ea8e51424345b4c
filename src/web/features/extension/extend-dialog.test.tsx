// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const HOUR_MS = 3_600_000
const start = Date.now() - HOUR_MS
const booking = {
  id: 'b1',
  status: 'picked_up',
  start_date: new Date(start).toISOString(),
  end_date: new Date(start + 48 * HOUR_MS).toISOString(),
  time_zone: 'UTC',
  quantity: 1,
  delivery_method: 'pickup',
  item: { id: 'i1' },
  line: { is_instant: true },
} as const

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  page.place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('shows the new price where the lender has changed it, and asks for that', async () => {
  let price = 1_000
  const sent: unknown[] = []
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['renter'] }),
    '/rest/v1/items': () =>
      Response.json({
        price_per_day_cents: price,
        price_per_hour_cents: null,
        weekend_price_cents: null,
        duration_discounts: [0, 0, 0],
        max_hours: 700,
        weekly_hours: null,
      }),
    '/functions/v1/extend-booking': (body) => {
      sent.push(JSON.parse(body).expectedCents)
      price = 1_500
      return Response.json(
        { code: 'PRICE_CHANGED', message: 'no', details: { totalCents: 1_500 } },
        { status: 409 },
      )
    },
  })
  page = await showScreen(
    async () => {
      const { ExtendDialog } = await import('./extend-dialog.tsx')
      const { startSession } = await import('../../lib/session.ts')
      // As the site has it: what was loaded counts for minutes.
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <ExtendDialog booking={booking} onClose={() => {}} />
        </QueryClientProvider>
      )
    },
    { features: ['extension'] },
  )
  document.body.append(page.place)
  const shows = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
  const press = () =>
    settle(async () =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === 'Extend and pay')!.click(),
    )
  await shows('€10.00')
  await press()
  await shows('€15.00')
  await shows('The price has changed since you looked.')
  await press()
  await eventually(() => expect(sent).toEqual([1_000, 1_500]))
})
