// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const LARGE = {
  id: 'o1',
  number: 1012,
  version: 1,
  account: 'lender',
  amount_cents: 160_000,
  status: 'requested',
  status_reason: null,
  is_automatic: false,
  is_other_name: false,
  needs_two: true,
  endorsed_at: '2026-05-01T10:00:00Z',
  order_ids: null,
  bank_file: null,
  created_at: '2026-05-01T09:00:00Z',
  updated_at: '2026-05-01T10:00:00Z',
  method: { kind: 'iban', holder: 'Olga', country: 'DE', last4: '1234', created_at: '2026-04-01T10:00:00Z' },
  person: {
    id: 'p1',
    name: 'Olga',
    email: 'olga@example.com',
    kyc_level: 4,
    is_blocked: false,
    created_at: '2026-03-01T10:00:00Z',
    requests: [],
  },
}

let page: Awaited<ReturnType<typeof showScreen>>

async function visit(payout: object, firstId: string | null) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const first = { id: 'o1', kind: 'payout', proposer_id: firstId, proposer: firstId && 'Ada' }
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['admin'] }),
    '/rest/v1/rpc/staff_payouts': () => Response.json([payout]),
    '/rest/v1/rpc/second_approvals': () => Response.json([first]),
    '/rest/v1/payouts': () => Response.json([]),
    '/rest/v1/person_signals': () => Response.json([]),
  })
  page = await showScreen(
    async () => {
      const { QueuePage } = await import('./queue-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <QueuePage />
        </QueryClientProvider>
      )
    },
    { features: ['admin', 'moderation', 'office', 'payouts', 'ledger'] },
  )
  await eventually(() => expect(page.place.textContent).toContain('Olga'))
}

const buttons = () => [...page.place.querySelectorAll('button')].map(({ textContent }) => textContent)

beforeAll(() => import('./queue-page.tsx'), 60_000)
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
})

it('offers approval to nobody who approved a large payout first, and says so', async () => {
  await visit(LARGE, 'u1')
  expect(page.place.textContent).toContain('You approved it first')
  expect(buttons()).toContain('Reject')
  expect(buttons()).not.toContain('Approve')
})

it('names who approved it first to the others, who approve it', async () => {
  await visit(LARGE, 'x1')
  expect(page.place.textContent).toContain('Approved first by Ada')
  expect(buttons()).toContain('Approve')
})

it.each([
  ['the first one may no longer decide', LARGE],
  ['nobody has approved it', { ...LARGE, endorsed_at: null }],
])('asks for a first person where %s', async (_, payout) => {
  await visit(payout, null)
  expect(buttons()).toContain('Approve as the first person')
})

it('leaves a large payout of their own to others', async () => {
  await visit({ ...LARGE, endorsed_at: null, person: { ...LARGE.person, id: 'u1' } }, null)
  expect(buttons()).not.toContain('Approve as the first person')
})
