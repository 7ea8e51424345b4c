// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'
import type { OpenTaxRequest } from './use-tax-requests.ts'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})
// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./tax-requests.tsx'))

/** What the list says of these lenders, once it says `expected`. */
async function textOf(requests: OpenTaxRequest[], expected: string): Promise<string> {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Nora', roles: ['admin'] }),
    '/rest/v1/tax_requests': () => Response.json(requests),
  })
  page = await showScreen(
    async () => {
      const { TaxRequests } = await import('./tax-requests.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <TaxRequests />
        </QueryClientProvider>
      )
    },
    { features: ['tax'] },
  )
  await eventually(() => expect(page.place.textContent).toContain(expected))
  return page.place.textContent!
}

/** The same day wherever this runs. */
const at = (day: string) => `${day}T09:30:00Z`
const NEW: OpenTaxRequest = {
  id: 1,
  requested_at: at('2026-11-20'),
  first_reminder_at: null,
  second_reminder_at: null,
  withheld_at: null,
  person: { id: 'p1', name: 'Bao', email: 'bao@demo.test' },
}

it('says when who was asked and reminded, and since when payouts are withheld', async () => {
  const silent = {
    ...NEW,
    id: 2,
    requested_at: at('2026-09-01'),
    first_reminder_at: at('2026-09-22'),
    second_reminder_at: at('2026-10-13'),
    withheld_at: at('2026-10-31'),
    person: { id: 'p2', name: '', email: 'stefan@demo.test' },
  }
  const text = await textOf([NEW, silent], 'Bao')
  expect(text).toContain('BaoAsked on 20 Nov 2026')
  expect(text).toContain(
    'stefan@demo.testAsked on 1 Sept 2026Reminded on 22 Sept 2026Reminded on 13 Oct 2026Withheld since 31 Oct 2026',
  )
  expect(text.match(/Withheld since/g)).toHaveLength(1)
})

it('says that nobody is waited for', async () => {
  expect(await textOf([], 'Nobody is waited for.')).not.toContain('Asked on')
})
