import { decodeJwt } from 'jose'
import type { Caller } from '#backend/db/caller.ts'
import type { Deps } from '#backend/deps.ts'
import type { Authentication } from '#backend/http/authenticate.ts'

/** Who a channel or socket acts as, by its token. */
export interface Identity {
  token: string
  caller: Caller
  /** Epoch ms; undefined for an API key, which does not expire. */
  expiresAt?: number
}

export type TokenFault = 'expired' | 'claims' | 'malformed' | 'signature'
export type Identification = { ok: true; identity: Identity } | { ok: false; fault: TokenFault; text: string }

/** The only roles that a caller may take; the server's own connection could take any. */
const ROLES = new Set(['anon', 'authenticated', 'service_role'])

/**
 * Finds who a token speaks for, by the rules of the other protocols: the caller of a session that has ended is a
 * visitor. Beyond these, a token must name its role and its end.
 */
export async function identify(deps: Deps, token: string): Promise<Identification> {
  const authentication = await deps.authenticate(new Headers({ authorization: `Bearer ${token}` }))
  if (!authentication.ok) return refusal(deps, token, authentication)
  const { caller } = authentication
  if (deps.keys.roleOfApiKey(token)) return { ok: true, identity: { token, caller } }
  const { role, exp } = decodeJwt(token)
  if (!role || exp === undefined || !ROLES.has(caller.role)) return fault('claims')
  return { ok: true, identity: { token, caller, expiresAt: exp * 1000 } }
}

function refusal(
  deps: Deps,
  token: string,
  { reason, expired }: Extract<Authentication, { ok: false }>,
): Identification {
  if (expired) return { ok: false, fault: 'expired', text: expiredText(deps, decodeJwt(token).exp ?? 0) }
  if (/claim/.test(reason)) return fault('claims')
  if (/signature|key|kid/i.test(reason)) return fault('signature')
  return fault('malformed')
}

const TEXTS = {
  claims: 'Fields `role` and `exp` are required in JWT',
  malformed: 'The token provided is not a valid JWT',
  signature: 'Failed to validate JWT signature',
}

const fault = (name: keyof typeof TEXTS): Identification => ({ ok: false, fault: name, text: TEXTS[name] })

/** `exp` is in seconds, as in the token. */
export const expiredText = (deps: Deps, exp: number) =>
  `Token has expired ${Math.max(0, Math.floor(deps.now().getTime() / 1000 - exp))} seconds ago`
