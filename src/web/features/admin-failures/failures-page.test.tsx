// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { settle, showScreen } from '../../lib/testing/show-screen.tsx'

const MAIL = { template: 'recovery', subject: 'Your code', attempts: 8, failedAt: '2026-05-01T10:00:00Z' }

let page: Awaited<ReturnType<typeof showScreen>>
beforeAll(() => import('./failures-page.tsx'), 60_000)
afterEach(async () => {
  await page.close()
  page.place.remove()
  localStorage.clear()
  vi.unstubAllGlobals()
})

it('tries one of what failed again, and offers nothing for a code that has expired', async () => {
  const sent: object[] = []
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['admin'] }),
    '/functions/v1/list-failures': () =>
      Response.json({
        mails: [
          { ...MAIL, id: 'm1', recipient: 'anna@example.org', error: '451 busy' },
          { ...MAIL, id: 'm2', recipient: 'bo@example.org', error: 'expired' },
        ],
        mailCount: 2,
        tasks: [],
        taskCount: 0,
        waitingMails: 0,
      }),
    '/functions/v1/retry-failures': () => Response.json({ count: 1 }),
  })
  const network = globalThis.fetch
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    if (String(input instanceof Request ? input.url : input).endsWith('retry-failures'))
      sent.push(JSON.parse(String(init?.body)))
    return network(input, init)
  })
  page = await showScreen(
    async () => {
      const { FailuresPage } = await import('./failures-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <FailuresPage />
        </QueryClientProvider>
      )
    },
    { features: ['admin', 'office'] },
  )
  document.body.append(page.place)
  const ones = () => [...page.place.querySelectorAll<HTMLElement>('li button')]
  await eventually(() => expect(ones()).toHaveLength(1))
  expect(ones()[0]!.getAttribute('aria-label')).toBe('Try again: Your code → anna@example.org')
  await settle(async () => ones()[0]!.click())
  await eventually(() => expect(sent).toEqual([{ kind: 'mails', ids: ['m1'] }]))
})
