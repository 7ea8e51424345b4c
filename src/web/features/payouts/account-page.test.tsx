// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import type { RefreshedPayoutAccount } from '#contract/payouts.ts'
import type { PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const REFRESH = '/functions/v1/refresh-payout-account'
const OPEN = '/functions/v1/open-payout-account'
const STRIPE = 'https://connect.stripe.test/setup/1'

const account = (status: PayoutMethodStatus): RefreshedPayoutAccount => ({
  id: 'm1',
  kind: 'stripe',
  country: 'DE',
  status,
})

const METHOD = { id: 'm1', kind: 'stripe', holder: 'Mia', country: 'DE', last4: null, status: 'ready' }

let page: Awaited<ReturnType<typeof showScreen>>
const assign = vi.fn<(address: string | URL) => void>()

async function visit(
  answer: () => Response,
  search = '',
  hasAccount = true,
  offered: string | null = 'stripe',
) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const asked = answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: [] }),
    [REFRESH]: answer,
    '/rest/v1/payout_methods': () => Response.json(hasAccount ? [METHOD] : []),
    '/rest/v1/payout_settings': () => Response.json([]),
    '/rest/v1/profiles': () => Response.json({ kyc_level: 3 }),
    '/functions/v1/get-payout-options': () => Response.json({ account: offered }),
    [OPEN]: () => Response.json({ id: 'm1', url: STRIPE }),
  })
  page = await showScreen(
    async () => {
      const { PayoutAccountPage } = await import('./account-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient()
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <PayoutAccountPage />
        </QueryClientProvider>
      )
    },
    { features: ['payouts'], search },
  )
  document.body.append(page.place)
  const countOf = (path: string) => asked.filter((each) => each === path).length
  return { opened: () => countOf(OPEN), refreshed: () => countOf(REFRESH) }
}
const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))

// The first import compiles the whole page.
beforeAll(() => import('./account-page.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  assign.mockReset()
  vi.spyOn(window.location, 'assign').mockImplementation(assign)
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it.each([
  ['checking', 'Stripe is checking your answers'],
  ['ready', 'Your account can receive money'],
  ['closed', 'This account can no longer receive money'],
] as const)('an account that is %s wants nothing of its owner', async (status, sentence) => {
  await visit(() => Response.json(account(status)))
  await shows(sentence)
  expect(page.place.querySelector('button')).toBeNull()
})

it.each([
  ['onboarding', 'You have not finished yet'],
  ['restricted', 'Stripe needs something more from you'],
] as const)('an account that is %s leads its owner to Stripe when they say so', async (status, sentence) => {
  const { opened } = await visit(() => Response.json(account(status)))
  await shows(sentence)
  expect(opened()).toBe(0)
  await page.press()
  await eventually(() => expect(assign).toHaveBeenCalledWith(STRIPE))
})

it('whose link was used up leads on with a new one automatically, once', async () => {
  const { opened } = await visit(() => Response.json(account('onboarding')), '?again')
  await eventually(() => expect(assign).toHaveBeenCalledWith(STRIPE))
  expect(opened()).toBe(1)
})

const none = () => Response.json({ code: 'NOT_FOUND', message: 'x', details: null }, { status: 404 })

it.each([
  ['stripe', 'You can open one in the payout settings.'],
  [null, 'We pay out to bank accounts.'],
])(
  'tells a person without one what there is where accounts are at %s, and asks nobody',
  async (offered, sentence) => {
    const { refreshed } = await visit(none, '', false, offered)
    await shows('You have no such account')
    await shows(sentence)
    expect(refreshed()).toBe(0)
  },
)

it('says that there is none where it was removed meanwhile', async () => {
  await visit(none)
  await shows('You have no such account')
})

it('says so where nobody answered', async () => {
  await visit(() => Response.json({ code: 'PAYMENT_PROVIDER_DOWN', message: 'x' }, { status: 503 }))
  await shows('We could not check your account')
})
