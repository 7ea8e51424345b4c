import type { Context } from 'hono'
import { addressGroup, clientAddress } from '#backend/http/client-address.ts'
import { clearRateLimit, type RateLimit, takeRateLimit } from '#backend/http/rate-limit.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './deps.ts'

/** What is counted, and how much of it is allowed in how many seconds. */
const LIMITS = {
  'sign-up': { address: [30, 3600] },
  anonymous: { address: [30, 3600] },
  // An account's own limit is wider than that of one address on it: a stranger cannot lock somebody out alone.
  password: { address: [60, 300], 'account+address': [10, 900], account: [100, 3600] },
  refresh: { address: [300, 300] },
  code: { address: [60, 300], account: [30, 3600] },
  factor: { address: [60, 300], account: [15, 900] },
  mail: { address: [30, 3600] },
} as const satisfies Record<string, Partial<Record<Scope, readonly [number, number]>>>

type Scope = 'address' | 'account' | 'account+address'
export type Limited = keyof typeof LIMITS

/** Counts this request against the limits of `what`, per address and per account; refuses with 429 beyond them. */
export async function limitRequests(deps: AuthDeps, c: Context, what: Limited, account?: string) {
  if (!deps.config.rateLimits) return
  const wait = await takeRateLimit(deps.db, limitsOf(deps, c, what, account))
  if (wait === 0) return
  c.header('retry-after', String(Math.ceil(wait / 1000)))
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** Forgets the failures of this address on this account, after it has proved itself. */
export async function forgiveRequests(deps: AuthDeps, c: Context, what: Limited, account: string) {
  if (!deps.config.rateLimits) return
  const own = limitsOf(deps, c, what, account).filter(({ key }) => key.includes(':account+address:'))
  await clearRateLimit(
    deps.db,
    own.map(({ key }) => key),
  )
}

function limitsOf(deps: AuthDeps, c: Context, what: Limited, account?: string): RateLimit[] {
  const address = addressGroup(clientAddress(c, deps.config.trustProxy) ?? 'local')
  const subjects: Record<Scope, string | undefined> = {
    address: address,
    account: account,
    'account+address': account && `${account} ${address}`,
  }
  return Object.entries(LIMITS[what]).flatMap(([scope, [requests, seconds]]) => {
    const subject = subjects[scope as Scope]
    return subject ? [{ key: `auth:${what}:${scope}:${subject}`, requests, seconds }] : []
  })
}
