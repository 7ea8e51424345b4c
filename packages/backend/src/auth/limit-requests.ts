import type { Context } from 'hono'
import { clearRateLimit, type RateLimit, takeRateLimit } from '#backend/http/rate-limit.ts'
import { addressGroup, clientAddress } from '#backend/http/sender.ts'
import { AuthError } from './auth-error.ts'
import type { AuthDeps } from './deps.ts'
import { nameAccount } from './note-events.ts'
import { knownDevice } from './sessions/device-cookie.ts'
import { isKnownAddress } from './sessions/known-address.ts'

/** Limits by kind of request: how many, in how many seconds. */
const LIMITS = {
  'sign-up': { address: [30, 3600] },
  anonymous: { address: [30, 3600] },
  // An account's own limit is wider than that of one address on it: a stranger alone cannot lock the owner out.
  password: { address: [60, 300], 'account+address': [10, 900], account: [100, 3600] },
  refresh: { address: [300, 300] },
  code: { address: [60, 300], account: [30, 3600] },
  factor: { address: [60, 300], account: [15, 900] },
  mail: { address: [30, 3600] },
} as const satisfies Record<string, Limits>

/**
 * Limits that replace the account's own one at places where the account has signed in before: strangers at many
 * addresses could use up the account's limit and lock the owner out (docs/decisions/known-devices-count-alone.md). All
 * known places of an account together have a limit as well, against a thief who knew an earlier password and collected
 * many of them.
 */
const KNOWN = {
  device: { 'account+device': [10, 900], known: [200, 3600] },
  address: { 'account+address': [10, 900], known: [200, 3600] },
} as const satisfies Record<string, Limits>

type Scope = 'address' | 'account' | 'account+address' | 'account+device' | 'known'
type Limits = Partial<Record<Scope, readonly [requests: number, seconds: number]>>
export type Limited = keyof typeof LIMITS

/** The account that a request is about: the name that it is counted by, and its id if there is such an account. */
export interface Subject {
  name: string
  userId: string | undefined
}

/** Counts this request against the limits of `what`, per address and per account; refuses with 429 beyond them. */
export async function limitRequests(deps: AuthDeps, c: Context, what: Limited, subject?: Subject) {
  nameAccount(c, subject?.userId)
  if (!deps.config.rateLimits) return
  const wait = await takeRateLimit(deps.db, await limitsOf(deps, c, what, subject))
  if (wait === 0) return
  c.header('retry-after', String(Math.ceil(wait / 1000)))
  throw new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached')
}

/** Forgets the failures of this address and this device on this account, after it has proved itself. */
export async function forgiveRequests(deps: AuthDeps, c: Context, what: Limited, subject: Subject) {
  if (!deps.config.rateLimits) return
  const own = (await limitsOf(deps, c, what, subject)).filter(({ key }) => /:account\+\w+:/.test(key))
  await clearRateLimit(
    deps.db,
    own.map(({ key }) => key),
  )
}

async function limitsOf(deps: AuthDeps, c: Context, what: Limited, subject?: Subject): Promise<RateLimit[]> {
  const client = clientAddress(c, deps.config.trustProxy)
  const address = addressGroup(client ?? 'local')
  const device = subject?.userId && knownDevice(deps, c, subject.userId)
  const counted: Record<Scope, string | undefined> = {
    address,
    account: subject?.name,
    'account+address': subject && `${subject.name} ${address}`,
    'account+device': device && `${subject.name} ${device}`,
    known: subject?.name,
  }
  return Object.entries(await chooseLimits()).flatMap(([scope, [requests, seconds]]) => {
    const who = counted[scope as Scope]
    return who ? [{ key: `auth:${what}:${scope}:${who}`, requests, seconds }] : []
  })

  async function chooseLimits(): Promise<Limits> {
    const usual: Limits = LIMITS[what]
    if (!subject || !usual.account) return usual
    const everywhere = usual.address && { address: usual.address }
    if (device) return { ...everywhere, ...KNOWN.device }
    if (await isKnownAddress(deps, subject.userId, client)) return { ...everywhere, ...KNOWN.address }
    return usual
  }
}
