import type { JWTPayload } from 'jose'
import { LRUCache } from 'lru-cache'
import { ANONYMOUS, type Caller, type MissingProof, SERVICE } from '#backend/db/caller.ts'
import type { Keys } from '#backend/keys/keys.ts'
import type { SessionGuard } from './session-guard.ts'

/** `reason` is jose's message: `signature verification failed`, `"exp" claim timestamp check failed` … */
export type Authentication = { ok: true; caller: Caller } | Unauthenticated

interface Unauthenticated {
  ok: false
  reason: string
  expired: boolean
  /** Set where the key is right and has been used too often. */
  waitSeconds?: number
}

type Identify = (headers: Headers) => Promise<Authentication>

const CACHED_TOKENS = 5_000

const VISITOR: Record<MissingProof, Caller> = {
  session: { ...ANONYMOUS, missingProof: 'session' },
  'second-factor': { ...ANONYMOUS, missingProof: 'second-factor' },
}

/**
 * Makes the function that tells who a request may act as: a caller whose session has ended, or who still owes the
 * second factor, is treated as a visitor. For every protocol but the auth service, where the missing proof is given.
 */
export function createAuthenticator(identify: Identify, sessionGuard: SessionGuard): Identify {
  return async function authenticate(headers) {
    const who = await identify(headers)
    if (!who.ok) return who
    const missingProof = await sessionGuard.missingProof(who.caller)
    return missingProof ? { ok: true, caller: VISITOR[missingProof] } : who
  }
}

/**
 * Makes the function that tells whose token a request brings: the bearer token, else the API key, else a visitor's
 * (`anon`). A checked token is remembered until it expires, because checking a signature costs more than most queries.
 */
export function createIdentifier(keys: Keys, now: () => Date): Identify {
  const checked = new LRUCache<string, { caller: Caller; until: number }>({ max: CACHED_TOKENS })

  return async function identify(headers) {
    const bearer = bearerToken(headers)
    const apiKey = headers.get('apikey')
    const token = bearer ?? apiKey
    if (!token) return { ok: true, caller: ANONYMOUS }
    const known = checked.get(token)
    if (known && known.until > now().getTime()) return { ok: true, caller: known.caller }
    const role = keys.roleOfApiKey(token)
    if (role) return { ok: true, caller: role === 'anon' ? ANONYMOUS : SERVICE }

    checked.delete(token)
    try {
      const claims = await keys.verify(token, now())
      const caller = callerOf(claims)
      checked.set(token, { caller, until: (claims.exp ?? 0) * 1000 })
      return { ok: true, caller }
    } catch (error) {
      const { message, code } = error as Error & { code?: string }
      return { ok: false, reason: message, expired: code === 'ERR_JWT_EXPIRED' }
    }
  }
}

/** The token of `Authorization: Bearer …`, if there is one. */
export function bearerToken(headers: Headers): string | undefined {
  return /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]
}

function callerOf(claims: JWTPayload): Caller {
  const role = typeof claims.role === 'string' ? claims.role : 'anon'
  return { role, ...(claims.sub && { userId: claims.sub }), claims: { ...claims, role } }
}
