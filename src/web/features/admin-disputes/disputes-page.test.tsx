// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const A_PAGE = 25

const disputeOf = (number: number) => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  number,
  status: 'needs_response',
  amount_cents: 1_200,
  evidence_due_at: '2026-12-01T10:00:00Z',
  created_at: '2026-11-01T10:00:00Z',
  booking: null,
})

let page: Awaited<ReturnType<typeof showScreen>>
/** The filters and order of each request for a page of the list. */
let asked: { status: string | null; or: string | null; order: string | null }[]

beforeAll(() => import('./disputes-page.tsx'), 60_000)
beforeEach(() => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  asked = []
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: RequestInfo | URL) => {
    const { pathname, searchParams } = new URL(input instanceof Request ? input.url : input)
    if (pathname !== '/rest/v1/disputes') return Response.json({ id: 'u1', name: 'Mia', roles: ['admin'] })
    const or = searchParams.get('or')
    asked.push({ status: searchParams.get('status'), or, order: searchParams.get('order') })
    const numbers = or ? [A_PAGE + 1] : Array.from({ length: A_PAGE }, (_, n) => n + 1)
    return Response.json(numbers.map(disputeOf))
  })
})
afterEach(async () => {
  await page.close()
  page.place.remove()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

it('goes on after the last dispute that is shown, those that wait first and all others the other way', async () => {
  page = await showScreen(
    async () => {
      const { DisputesPage } = await import('./disputes-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <DisputesPage />
        </QueryClientProvider>
      )
    },
    { features: ['office'] },
  )
  document.body.append(page.place)
  const rows = () => page.place.querySelectorAll('li').length
  const press = (name: string) =>
    settle(async () =>
      [...page.place.querySelectorAll('button')].find(({ textContent }) => textContent === name)!.click(),
    )
  await eventually(() => expect(rows()).toBe(A_PAGE))
  await press('Show more')
  await eventually(() => expect(rows()).toBe(A_PAGE + 1))
  const { id, created_at } = disputeOf(A_PAGE)
  const waiting = { status: 'in.(needs_response,lost)', order: 'created_at.asc,id.asc' }
  expect(asked).toEqual([
    { ...waiting, or: null },
    { ...waiting, or: `(created_at.gt."${created_at}",and(created_at.eq."${created_at}",id.gt.${id}))` },
  ])
  await press('All others')
  await eventually(() =>
    expect(asked.at(-1)).toEqual({
      status: 'not.in.(needs_response,lost)',
      or: null,
      order: 'created_at.desc,id.desc',
    }),
  )
})
