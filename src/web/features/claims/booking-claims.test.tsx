// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { answerWith } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('lets the lender report damage at once after a return that the clock here has not reached', async () => {
  answerWith({ '/rest/v1/claims': () => Response.json([]) })
  const soon = Date.now() + 30_000
  const booking = {
    id: 'b',
    status: 'returned' as const,
    start_date: new Date(soon - 172_800_000).toISOString(),
    end_date: new Date(soon - 86_400_000).toISOString(),
    returned_at: new Date(soon).toISOString(),
    time_zone: 'Europe/Berlin',
    total_cents: 3_700,
    due_cents: 3_700,
    deposit_cents: 10_000,
    terms: { claimHours: 48 },
  }
  page = await showScreen(
    async () => {
      const { BookingClaims } = await import('./booking-claims.tsx')
      return (
        <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
          <BookingClaims booking={booking} side="owner" />
        </QueryClientProvider>
      )
    },
    { features: ['claims'] },
  )
  expect(page.place.querySelector('button')?.textContent).toBe('Report a problem')
})
