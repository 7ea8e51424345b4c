// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { MyTaxRequest } from '#contract/tax.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const METHOD = { id: 'm1', kind: 'iban', holder: 'Mia', country: 'DE', last4: '3000', status: 'ready' }
const REQUEST: MyTaxRequest = {
  gaps: ['identity', 'tax-number'],
  requestedAt: '2026-09-01T09:30:00Z',
  withheldAt: null,
  withholdableAt: '2026-10-31T09:30:00Z',
}

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})
// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./payouts-page.tsx'))

/** The page of a lender who could be paid, of whom this was asked. */
async function textWith(request: MyTaxRequest | null): Promise<string> {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: [] }),
    '/rest/v1/my_ledger_sums': () =>
      Response.json([{ account: 'lender', kind: 'release', amount_cents: 9_000 }]),
    '/rest/v1/payouts': () => Response.json([]),
    '/rest/v1/payout_methods': () => Response.json([METHOD]),
    '/rest/v1/payout_settings': () => Response.json([]),
    '/rest/v1/profiles': () => Response.json({ kyc_level: 4 }),
    '/functions/v1/get-payout-options': () => Response.json({ account: null }),
    '/functions/v1/get-my-tax': () => Response.json({ taxNumber: null, years: [], request }),
  })
  page = await showScreen(
    async () => {
      const { PayoutsPage } = await import('./payouts-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <PayoutsPage />
        </QueryClientProvider>
      )
    },
    { features: ['payouts', 'ledger', 'tax', 'rentals'] },
  )
  await eventually(() => expect(page.place.textContent).toContain('No payouts yet'))
  return page.place.textContent!
}
const links = () => [...page.place.querySelectorAll('a')].map((link) => link.getAttribute('href'))

it('says nothing of the tax report where nothing is missing for it', async () => {
  const text = await textWith(null)
  expect(text).not.toContain('tax report')
  expect(text).toContain('Request payout')
})

it('says what is missing, until when, and leads to where it is given', async () => {
  const text = await textWith(REQUEST)
  expect(text).toContain('Still missing: a verified identity, your tax number.')
  expect(text).toContain('from 31 Oct 2026 at the earliest')
  expect(links()).toEqual(expect.arrayContaining(['/dashboard/payout-settings', '/kyc-onboarding?level=3']))
  expect(text).toContain('Request payout')
})

it('says since when payouts are withheld, and offers none', async () => {
  const text = await textWith({ ...REQUEST, withheldAt: '2026-11-02T09:30:00Z' })
  expect(text).toContain('Payouts are withheld')
  expect(text).toContain('Since 2 Nov 2026 we keep back what you earn')
  expect(text).not.toContain('Request payout')
})
