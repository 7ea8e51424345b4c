import { vi } from 'vitest'

export const SESSION_KEY = 'sb-lendaround-auth-token'
const HOUR = 3_600

export interface Person {
  id?: string
  aal?: string
  factors?: { status: string }[]
  secondsLeft?: number
}

/** A session as the official client keeps it. The browser does not check the signature of its token. */
export function pretendSession({ id = 'u1', aal = 'aal1', factors = [], secondsLeft = HOUR }: Person = {}) {
  const part = (value: object) => btoa(JSON.stringify(value)).replace(/=+$/, '')
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft
  return {
    access_token: `${part({ alg: 'ES256' })}.${part({ aal, sub: id, exp: expires_at })}.c2ln`,
    refresh_token: 'r1',
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at,
    user: { id, email: 'mia@example.org', user_metadata: {}, app_metadata: {}, factors },
  }
}

/** The API's responses, by path, to what was sent. */
export type Answers = Record<string, (body: string) => Response | Promise<Response>>

/** Puts an API in the place of the network that gives these answers, and lists what it was asked. */
export function answerWith(answers: Answers): string[] {
  const asked: string[] = []
  // Every test opens a page with a client of its own; the library takes them for several on one page.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input)
    asked.push(pathname)
    return (
      answers[pathname]?.(String(init?.body ?? '')) ??
      Response.json({ code: 'unexpected', message: pathname }, { status: 500 })
    )
  })
  return asked
}

export const CONFIG = {
  siteUrl: 'http://site.test',
  apiUrl: 'http://api.test',
  publishableKey: 'key',
  demo: false,
  testModeAllowed: true,
}
