/** Who asks, as the database will see it. */
export interface Caller {
  role: string
  /** The user's id; absent for `anon` and `service_role`. */
  userId?: string
  /** The token's claims, given to the database as `request.jwt.claims`. */
  claims: Record<string, unknown>
  /** Why the bearer of a good token is treated as a visitor. */
  lacking?: Lacking
}

/** What keeps a good token from being its owner's: its session is over, or owes the second factor. */
export type Lacking = 'session' | 'second-factor'

export const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } }
export const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } }
