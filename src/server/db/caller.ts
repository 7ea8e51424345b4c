/** Who asks, as the database will see it. */
export interface Caller {
  role: string
  /** The user's id; absent for `anon` and `service_role`. */
  userId?: string
  /** The token's claims, given to the database as `request.jwt.claims`. */
  claims: Record<string, unknown>
}

export const ANONYMOUS: Caller = { role: 'anon', claims: { role: 'anon' } }
export const SERVICE: Caller = { role: 'service_role', claims: { role: 'service_role' } }
