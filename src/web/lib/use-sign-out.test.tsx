// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventually } from './testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from './testing/pretend-session.ts'
import { showScreen } from './testing/show-screen.tsx'

let page: Awaited<ReturnType<typeof showScreen>>

/** A signed-in person presses Logout, and the auth service answers this. */
async function logOut(answer: () => Response, configured = true) {
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession()))
  answerWith({ '/auth/v1/logout': answer })
  page = await showScreen(logoutButton, { configured })
  await page.press()
  await eventually(() => expect(page.said()).not.toEqual([]))
}

async function logoutButton() {
  const { useSignOut } = await import('./use-sign-out.ts')
  function Logout() {
    return <button type="button" onClick={useSignOut()} />
  }
  return <Logout />
}

beforeEach(() => localStorage.clear())
afterEach(async () => {
  await page.close()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('logging out', () => {
  it('leads home and says so', async () => {
    await logOut(() => new Response(null, { status: 204 }))
    expect(page.said()).toEqual([['Logged out', 'You have been successfully logged out.']])
    await eventually(() => expect(page.at()).toBe('/'))
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  const version = { 'x-supabase-api-version': '2024-01-01' }

  it('says that there was a problem where the service says which, with no session left on this device', async () => {
    await logOut(() =>
      Response.json({ code: 'over_request_rate_limit', message: 'slow' }, { status: 429, headers: version }),
    )
    expect(page.said()).toEqual([['Logout failed', 'There was a problem logging you out. Please try again.']])
    await eventually(() => expect(page.at()).toBe('/'))
    expect(localStorage.getItem(SESSION_KEY)).toBeNull()
  })

  it('has a sentence for unexpected errors', async () => {
    await logOut(() =>
      Response.json({ code: 'never_heard_of', message: 'oops' }, { status: 400, headers: version }),
    )
    expect(page.said()).toEqual([['Logout failed', 'An unexpected error occurred during sign out']])
  })

  it('has another one for what breaks here', async () => {
    await logOut(() => new Response(null, { status: 204 }), false)
    expect(page.said()).toEqual([['Logout Failed', 'An error occurred during logout. Please try again.']])
    expect(page.at()).toBe('/here')
  })
})
