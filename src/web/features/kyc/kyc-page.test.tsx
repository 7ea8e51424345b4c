// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const ONCE = 'You do this once, then you go straight on.'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})
// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./kyc-page.tsx'))

/** What the page says to a person of this level, once it knows the level. */
async function textFor(
  level: number,
  search: string,
  status = level > 0 ? 'verified' : 'none',
): Promise<string> {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({
    '/rest/v1/profiles': () => Response.json({ kyc_level: level, kyc_status: status, submissions: [] }),
    '/rest/v1/affiliate_users': () => Response.json({ id: 'u1', name: 'Mia', roles: ['user'] }),
  })
  page = await showScreen(
    async () => {
      const { KycPage } = await import('./kyc-page.tsx')
      const { startSession } = await import('../../lib/session.ts')
      const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
      startSession(queries)
      return (
        <QueryClientProvider client={queries}>
          <KycPage />
        </QueryClientProvider>
      )
    },
    { features: ['kyc'], search },
  )
  await eventually(() => expect(page.place.querySelector('form, [role=status]')).not.toBeNull())
  return page.place.textContent!
}

it('promises to ask once only on the way to something, and asks for the first proof', async () => {
  expect(await textFor(0, '?next=/booking/summary')).toContain(ONCE)
  expect(page.place.querySelector('form')).not.toBeNull()
})

it.each([
  ['the first proof', 0, ''],
  ['one proof more of a verified person', 1, '?level=2'],
])('does not promise to ask once above the question for %s', async (_, level, search) => {
  const text = await textFor(level, search)
  expect(page.place.querySelector('form')).not.toBeNull()
  expect(text).not.toMatch(/You do this once|not be asked again/)
})

it('says that a verification has expired, and asks for the first proof', async () => {
  expect(await textFor(0, '', 'expired')).toContain('Your verification has expired.')
  expect(page.place.querySelector('form')).not.toBeNull()
})

it('names the step that it is at', async () => {
  expect(await textFor(1, '?level=2')).toContain('Step 2 of 2 · Selfie')
})

it('asks a verified person for nothing', async () => {
  const text = await textFor(1, '')
  expect(text).toContain('Your identity is verified')
  expect(text).not.toContain(ONCE)
  expect(page.place.querySelector('form')).toBeNull()
})
