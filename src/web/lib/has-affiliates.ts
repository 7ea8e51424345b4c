import { hasRole, type Role } from '#domain/access/roles.ts'
import { terms } from '#domain/settings/terms.ts'

/** Whether a person sees the affiliate programme: everybody while it is on, later those who have brought people. */
export const hasAffiliates = (user: { roles: readonly Role[] } | undefined): boolean =>
  terms.affiliates || (user !== undefined && hasRole(user.roles, 'affiliate'))
