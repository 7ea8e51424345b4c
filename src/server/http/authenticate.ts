import type { JWTPayload } from 'jose'
import { ANONYMOUS, type Caller, SERVICE } from '#server/db/caller.ts'
import type { Keys } from '#server/keys.ts'

/** `reason` is jose's message: `signature verification failed`, `"exp" claim timestamp check failed` … */
export type Authentication = { ok: true; caller: Caller } | { ok: false; reason: string; expired: boolean }

const CACHED_TOKENS = 5_000

/**
 * Makes the function that tells who sends a request: the bearer token, else the API key, else nobody (`anon`).
 * A checked token is remembered until it expires, because checking a signature costs more than most queries.
 */
export function createAuthenticator(keys: Keys, now: () => number = Date.now) {
  const checked = new Map<string, { caller: Caller; until: number }>()

  return async function authenticate(headers: Headers): Promise<Authentication> {
    const bearer = bearerToken(headers)
    const apiKey = headers.get('apikey')
    const token = bearer ?? apiKey
    if (!token) return { ok: true, caller: ANONYMOUS }
    const known = checked.get(token)
    if (known && known.until > now()) return { ok: true, caller: known.caller }
    const role = keys.roleOfApiKey(token)
    if (role) return { ok: true, caller: role === 'anon' ? ANONYMOUS : SERVICE }

    checked.delete(token)
    try {
      const claims = await keys.verify(token)
      const caller = callerOf(claims)
      if (checked.size >= CACHED_TOKENS) checked.clear()
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
