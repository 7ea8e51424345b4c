/** The caller, as the database sees it. */
export interface Caller {
  role: string
  /** The user's id; absent for `anon` and `service_role`. */
  userId?: string
  /** The token's claims, given to the database as `request.jwt.claims`. */
  claims: Record<string, unknown>
  /** Why the bearer of a good token is treated as a visitor. */
  missingProof?: MissingProof
  /** The personal API key by which the account acts; absent for a session. */
  key?: KeyGrant
}

type Write = 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** What a personal API key opens of what its person may do; nothing else. */
export interface KeyGrant {
  id: string
  scopes: readonly string[]
  /** Tables, views and functions of the data API that it may read. */
  reads: ReadonlySet<string>
  /** Tables that it may write to, and how. */
  writes: ReadonlyMap<string, ReadonlySet<Write>>
}

/** Why a valid token does not give its owner's rights: the session is over, or owes the second factor. */
export type MissingProof = 'session' | 'second-factor'

export const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } }
export const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } }
