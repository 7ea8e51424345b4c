// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import errors from '../../i18n/errors/en.json' with { type: 'json' }
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const ADJUSTMENT = {
  kind: 'adjustment',
  id: 'a1',
  version: 0,
  since: '2026-05-01T10:00:00Z',
  amount_cents: 160_000,
  about: 'credit',
  reason: 'The blade was broken',
  number: 1007,
  booking_id: 'b1',
  affiliate_id: null,
  person_id: 'p1',
  person: 'Olga',
  proposer_id: 'x1',
  proposer: 'Ada',
  is_own: false,
}
const PAYOUT = {
  ...ADJUSTMENT,
  kind: 'payout',
  id: 'o1',
  about: 'lender',
  reason: null,
  number: 1012,
  booking_id: null,
}

let page: Awaited<ReturnType<typeof showScreen>>
let listed: object[]
let sent: [string, object][]
let answer: () => Response

async function visit() {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['admin'] }),
    '/rest/v1/rpc/second_approvals': () => Response.json(listed),
    '/functions/v1/preview-adjustment': () =>
      Response.json({ maxCents: 200_000, needsTwo: true, entries: [{ account: 'lender', cents: 160_000 }] }),
    '/functions/v1/decide-adjustment': () => answer(),
    '/functions/v1/approve-payout': () => answer(),
    '/functions/v1/reject-payout': () => answer(),
  })
  const network = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const name = String(input instanceof Request ? input.url : input)
      .split('/')
      .at(-1)!
    if (init?.body && name !== 'preview-adjustment' && name !== 'second_approvals')
      sent.push([name, JSON.parse(String(init.body))])
    return network(input, init)
  })
  page = await showScreen(
    async () => {
      const { SecondPage } = await import('./second-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <SecondPage />
        </QueryClientProvider>
      )
    },
    { features: ['admin', 'moderation', 'office', 'payouts'] },
  )
  document.body.append(page.place)
}

const shows = (text: string) => eventually(() => expect(page.place.textContent).toContain(text))
const buttons = (within = '') =>
  [...page.place.querySelectorAll<HTMLElement>(`${within} button`)].map(({ textContent }) => textContent)
const press = (label: string, within = '') =>
  settle(async () =>
    [...page.place.querySelectorAll<HTMLElement>(`${within} button`)]
      .find(({ textContent }) => textContent === label)!
      .click(),
  )

beforeAll(() => import('./second-page.tsx'), 60_000)
beforeEach(() => {
  localStorage.clear()
  listed = [ADJUSTMENT]
  sent = []
  answer = () => Response.json({ id: 'a1', status: 'done' })
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
})

it('says what is proposed, and moves it only after what it moves was shown', async () => {
  await visit()
  for (const text of ['Credit to the lender', '€1,600.00', 'Olga', 'The blade was broken', 'Proposed by Ada'])
    await shows(text)
  await press('Approve')
  await shows('Lender’s balance')
  expect(sent).toEqual([])
  listed = []
  await press('Approve', 'dialog')
  await eventually(() =>
    expect(sent).toEqual([['decide-adjustment', { id: 'a1', version: 0, decision: 'approve' }]]),
  )
  await shows('Nothing waits for a second person')
})

it('says why it is refused, and stays open', async () => {
  answer = () => Response.json({ code: 'SECOND_PERSON_NEEDED', message: 'x', details: null }, { status: 409 })
  await visit()
  await shows('Olga')
  await press('Approve')
  await press('Approve', 'dialog')
  await shows(errors['errors.SECOND_PERSON_NEEDED'])
})

it('lets who proposed it take it back, and approve nothing', async () => {
  listed = [{ ...ADJUSTMENT, proposer_id: 'u1', is_own: true }]
  await visit()
  await shows('somebody else of the team decides')
  expect(buttons()).toEqual(['Take back'])
  await press('Take back')
  await eventually(() => expect(sent[0]?.[1]).toMatchObject({ decision: 'reject' }))
})

it('offers nothing to who takes part in it', async () => {
  listed = [
    { ...ADJUSTMENT, is_own: true },
    { ...PAYOUT, person_id: 'u1', is_own: true },
  ]
  await visit()
  await shows('Payout 1012')
  expect(buttons()).toEqual([])
})

it('lets who approved a payout first reject it, and not approve it again', async () => {
  listed = [{ ...PAYOUT, proposer_id: 'u1', is_own: true }]
  await visit()
  await shows('Payout 1012')
  expect(buttons()).toEqual(['Reject'])
})

it('approves a payout, or sends it back with a reason only', async () => {
  listed = [PAYOUT]
  await visit()
  await shows('Approved first by Ada')
  await press('Reject')
  await press('Reject', 'dialog')
  await shows('Say why, in a few words.')
  await press('Cancel', 'dialog')
  await press('Approve')
  await press('Approve', 'dialog')
  await eventually(() => expect(sent).toEqual([['approve-payout', { id: 'o1', version: 0 }]]))
})

it('asks for a first person again where that one may no longer decide', async () => {
  listed = [{ ...PAYOUT, proposer_id: null, proposer: null }]
  await visit()
  await shows('may no longer decide')
  expect(buttons()).toEqual(['Approve as the first person', 'Reject'])
})
