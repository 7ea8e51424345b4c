// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

let page: Awaited<ReturnType<typeof showScreen>>
// Its modules are many; the first test would wait for all of them.
beforeAll(() => import('./passkey-offer.tsx'))
beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', class {})
  vi.stubGlobal('isSecureContext', true)
})
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** The offer to a person who has these passkeys, and what was asked of the API. */
async function show(passkeys: object[]) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  const requests = answerWith({
    '/auth/v1/settings': () => Response.json({ passkeys_enabled: true }),
    '/auth/v1/passkeys': () => Response.json(passkeys),
  })
  page = await showScreen(
    async () => {
      const { PasskeyOffer } = await import('./passkey-offer.tsx')
      return (
        <QueryClientProvider client={new QueryClient()}>
          <PasskeyOffer />
        </QueryClientProvider>
      )
    },
    { features: ['account'] },
  )
  await eventually(() => expect(requests).toContain('/auth/v1/settings'))
  return { place: page.place, requests }
}
const offer = () => page.place.querySelector('section')

it('is made to a person without a passkey, and never again once they said later', async () => {
  const { place } = await show([])
  await eventually(() => expect(offer()).not.toBeNull())
  ;[...place.querySelectorAll('button')].at(-1)!.click()
  await eventually(() => expect(offer()).toBeNull())
  expect(localStorage.getItem('passkeyAsked')).toBe('true')
})

it('is not made to a person who has one', async () => {
  const { requests } = await show([{ id: 'p1', friendly_name: 'Phone', created_at: '2026-11-20T10:00:00Z' }])
  await eventually(() => expect(requests).toContain('/auth/v1/passkeys'))
  expect(offer()).toBeNull()
})

it('is not made where the browser knows no passkeys, and asks for none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  const { requests } = await show([])
  expect(offer()).toBeNull()
  expect(requests).not.toContain('/auth/v1/passkeys')
})
