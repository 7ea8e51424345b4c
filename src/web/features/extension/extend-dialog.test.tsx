// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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

const TERMS = {
  price_per_day_cents: 1_000,
  price_per_hour_cents: null,
  weekend_price_cents: null,
  duration_discounts: [0, 0, 0],
  max_hours: 700,
  weekly_hours: null,
}

let page: Awaited<ReturnType<typeof showScreen>>
let queries: QueryClient
afterEach(async () => {
  await page.close()
  page.place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function show(load: () => Promise<ReactNode>) {
  page = await showScreen(
    async () => {
      const screen = await load()
      const { startSession } = await import('../../lib/session.ts')
      // As the site has it: what was loaded counts for minutes.
      queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 300_000 } } })
      startSession(queries)
      return <QueryClientProvider client={queries}>{screen}</QueryClientProvider>
    },
    { features: ['extension'] },
  )
  document.body.append(page.place)
}
const shows = (text: string) => eventually(() => expect(document.body.textContent).toContain(text))
const press = (label = 'Extend and pay') =>
  settle(async () =>
    [...document.querySelectorAll('button')].find((one) => one.textContent === label)!.click(),
  )

it('shows the new price where the lender has changed it, and asks for that', async () => {
  let price = 1_000
  const sent: unknown[] = []
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['renter'] }),
    '/rest/v1/items': () => Response.json({ ...TERMS, price_per_day_cents: price }),
    '/functions/v1/extend-booking': (body) => {
      sent.push(JSON.parse(body).expectedCents)
      price = 1_500
      return Response.json(
        { code: 'PRICE_CHANGED', message: 'no', details: { totalCents: 1_500 } },
        { status: 409 },
      )
    },
  })
  await show(async () => {
    const { ExtendDialog } = await import('./extend-dialog.tsx')
    return <ExtendDialog booking={booking} onClose={() => {}} />
  })
  await shows('€10.00')
  await press()
  await shows('€15.00')
  await shows('The price has changed since you looked.')
  await press()
  await eventually(() => expect(sent).toEqual([1_000, 1_500]))
})

it('says that it was asked for, though the button with the dialog is gone by then', async () => {
  let open: object | null = null
  const answer = Promise.withResolvers<Response>()
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['renter'] }),
    '/rest/v1/items': () => Response.json(TERMS),
    '/rest/v1/extensions': () => Response.json(open ? [open] : []),
    '/functions/v1/extend-booking': () => answer.promise as unknown as Response,
  })
  await show(async () => {
    const { ExtendButton } = await import('./extend-button.tsx')
    return <ExtendButton booking={booking} />
  })
  await shows('Keep it longer')
  await press('Keep it longer')
  await shows('€10.00')
  await press()
  // Its row is heard of before the answer.
  const times = { to_end: booking.end_date, expires_at: booking.end_date }
  open = { id: 'e1', status: 'paying', price_cents: 1_000, version: 0, ...times }
  await settle(() => queries.invalidateQueries())
  await eventually(() => expect(document.querySelector('button')).toBeNull())
  await settle(async () => answer.resolve(Response.json({ status: 'paying' })))
  await eventually(() => expect(page.said()).toHaveLength(1))
})
