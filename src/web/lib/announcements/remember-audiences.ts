import type { Staff } from '#domain/access/duties.ts'
import { hasRole } from '#domain/access/roles.ts'
import { writeStored } from '../use-local-storage.ts'

/** Keeps to which announcements a person belongs, so that the next page knows it before it is painted. */
export function rememberAudiences(person: Staff): void {
  writeStored('audiences', hasRole(person.roles, 'lender') ? ['lenders'] : [])
  window.dispatchEvent(new Event('announcements'))
}
