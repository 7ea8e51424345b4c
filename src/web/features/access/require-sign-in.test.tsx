// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://site.test/" }
import { QueryClient } from '@tanstack/react-query'
import { afterEach, expect, it, vi } from 'vitest'
import { eventually } from '../../lib/testing/eventually.ts'
import { answerWith, pretendSession, SESSION_KEY } from '../../lib/testing/pretend-session.ts'
import { showScreen } from '../../lib/testing/show-screen.tsx'

const ENDED = 'Your session has ended. Please log in again.'

let page: Awaited<ReturnType<typeof showScreen>>
afterEach(async () => {
  await page.close()
  localStorage.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Opens a screen for the signed-in, and waits until the login page is asked for. */
async function turnedAway() {
  page = await showScreen(async () => {
    const { RequireSignIn } = await import('./require-sign-in.tsx')
    const { startSession } = await import('../../lib/session.ts')
    startSession(new QueryClient())
    return <RequireSignIn skeleton="…">My rentals</RequireSignIn>
  })
  await eventually(() => expect(page.at()).toBe('/login'))
  return page.said().map(([title]) => title)
}

it('tells a person whose session is over why they have to log in', async () => {
  answerWith({
    '/auth/v1/token': () =>
      Response.json({ code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }, { status: 400 }),
  })
  localStorage.setItem(SESSION_KEY, JSON.stringify(pretendSession({ secondsLeft: -60 })))
  expect(await turnedAway()).toEqual([ENDED])
})

it('tells a visitor nothing of the kind', async () => {
  expect(await turnedAway()).toEqual([])
})
