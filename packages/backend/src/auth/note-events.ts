import type { Context, MiddlewareHandler } from 'hono'
import { noteSecurity } from '#backend/security/note-security.ts'
import type { AuthDeps } from './deps.ts'

const ACCOUNT = 'securityAccount'

/** Says whose account this request is about, for the line that the log gets about it. */
export const nameAccount = (c: Context, id: string | undefined): void => {
  if (id) c.set(ACCOUNT, id)
}

/** What each endpoint is to the log; the others read, or lead to one of these. */
const EVENTS: readonly [method: string, path: RegExp, event: string][] = [
  ['POST', /\/token$/, 'sign-in'],
  ['POST', /\/signup$/, 'sign-up'],
  ['*', /\/callback$/, 'sign-in-provider'],
  ['POST', /\/passkeys\/authentication\/verify$/, 'sign-in-passkey'],
  ['POST', /\/passkeys\/registration\/verify$/, 'add-passkey'],
  ['DELETE', /\/passkeys\/[^/]+$/, 'remove-passkey'],
  ['POST', /\/factors\/[^/]+\/verify$/, 'second-factor'],
  ['POST', /\/verify$/, 'code'],
  ['POST', /\/recover$/, 'recovery'],
  ['POST', /\/logout$/, 'sign-out'],
  ['PUT', /\/user$/, 'change-account'],
  ['POST', /\/factors$/, 'add-factor'],
  ['DELETE', /\/factors\/[^/]+$/, 'remove-factor'],
  ['DELETE', /\/user\/identities\/[^/]+$/, 'remove-identity'],
  ['*', /\/admin\/|\/invite$/, 'administer-account'],
]

/** Writes sign-ins, failed ones, and what changes an account's proofs to the log. */
export const noteEvents =
  (deps: AuthDeps): MiddlewareHandler =>
  async (c, next) => {
    await next()
    const { method, path } = c.req
    const event = eventOf(method, path)
    const { status } = c.res
    // What failed by itself is a failure, which is logged as such.
    if (!event || status >= 500) return
    // A provider's answer is always a redirect, which says what went wrong.
    const isRefused = status >= 400 || /[?#&]error=/.test(c.res.headers.get('location') ?? '')
    const outcome = isRefused ? 'refused' : 'done'
    const grant = path.endsWith('/token') ? c.req.query('grant_type') : undefined
    // A session goes on each hour; only where that is refused something may be wrong.
    if (outcome === 'done' && grant === 'refresh_token') return
    // Reading accounts with the secret key changes nothing.
    if (outcome === 'done' && event === 'administer-account' && method === 'GET') return
    const code = c.res.headers.get('x-sb-error-code') ?? GRANTS.find((known) => known === grant)
    const account = c.res.headers.get('sb-auth-user-id') ?? c.get(ACCOUNT)
    noteSecurity(deps, c, { event, outcome, account, code })
  }

const GRANTS = ['password', 'refresh_token', 'pkce', 'id_token']

const eventOf = (method: string, path: string) =>
  EVENTS.find(
    ([verb, pattern]) => (verb === '*' ? method !== 'OPTIONS' : verb === method) && pattern.test(path),
  )?.[2]
