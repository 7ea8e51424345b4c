import { hasRole, PRIVILEGED_ROLES, type Role } from '#domain/access/roles.ts'
import { writeStored } from '../use-local-storage.ts'

/** Keeps to which announcements a person belongs, so that the next page knows it before it is painted. */
export function rememberAudiences(roles: readonly Role[]): void {
  const audiences = [
    ...(hasRole(roles, 'lender') ? ['lenders'] : []),
    ...(hasRole(roles, PRIVILEGED_ROLES) ? ['staff'] : []),
  ]
  writeStored('audiences', audiences)
  window.dispatchEvent(new Event('announcements'))
}
