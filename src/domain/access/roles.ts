export const ROLES = ['user', 'admin', 'renter', 'lender', 'affiliate', 'moderator'] as const
export type Role = (typeof ROLES)[number]

/** Roles that work in the back office. */
export const PRIVILEGED_ROLES: readonly Role[] = ['admin', 'moderator']

/**
 * Keeps the roles we know and drops the rest; an empty result is `fallback`: `user` when read from a profile,
 * `renter` when read from the auth service.
 */
export function rolesOf(values: unknown, fallback: 'user' | 'renter'): Role[] {
  const known = Array.isArray(values) ? ROLES.filter((role) => values.includes(role)) : []
  return known.length > 0 ? known : [fallback]
}

/** Whether a person has one of the wanted roles. */
export function hasRole(roles: readonly Role[], wanted: Role | readonly Role[]): boolean {
  const any = typeof wanted === 'string' ? [wanted] : wanted
  return any.some((role) => roles.includes(role))
}

export const isAdmin = (roles: readonly Role[]): boolean => hasRole(roles, 'admin')
