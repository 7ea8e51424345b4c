import type { Staff } from '#domain/access/duties.ts'
import { isStaff } from '#domain/access/is-staff.ts'
import { hasRole } from '#domain/access/roles.ts'
import { writeStored } from '../use-local-storage.ts'

/** Keeps to which announcements a person belongs, so that the next page knows it before it is painted. */
export function rememberAudiences(person: Staff): void {
  const audiences = [
    ...(hasRole(person.roles, 'lender') ? ['lenders'] : []),
    ...(isStaff(person) ? ['staff'] : []),
  ]
  writeStored('audiences', audiences)
  window.dispatchEvent(new Event('announcements'))
}
