// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const BUSY = '/rest/v1/rpc/item_busy_periods'
const HELD = { start_date: '2031-01-05T09:00:00Z', end_date: '2031-01-06T17:00:00Z' }

let page: Awaited<ReturnType<typeof showScreen>>
let requests: string[]
beforeEach(() => {
  requests = answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['renter'] }),
    [BUSY]: () => Response.json([]),
  })
})
afterEach(async () => {
  await page.close()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

async function show(known: readonly (typeof HELD)[]) {
  page = await showScreen(async () => {
    const { useBusy } = await import('./use-busy.ts')
    const { startSession } = await import('../../lib/session.ts')
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    startSession(queries)
    const Busy = () => <p>busy: {useBusy('drill', 1, known).length}</p>
    return (
      <QueryClientProvider client={queries}>
        <Busy />
      </QueryClientProvider>
    )
  })
}

it('has what the person holds themselves as free, from whichever device they hold it', async () => {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  await show([HELD])
  await eventually(() => expect(page.place.textContent).toBe('busy: 0'))
})

it('asks nothing for a stranger, who holds nothing, nor where all is free', async () => {
  await show([HELD])
  expect(page.place.textContent).toBe('busy: 1')
  await page.close()
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  await show([])
  expect(requests).not.toContain(BUSY)
})
