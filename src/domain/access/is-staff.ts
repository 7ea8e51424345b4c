import type { Staff } from './duties.ts'
import { hasRole, PRIVILEGED_ROLES } from './roles.ts'

/** Whether a person works in the back office at all. */
export const isStaff = ({ roles, duties = [] }: Staff): boolean =>
  hasRole(roles, PRIVILEGED_ROLES) || duties.length > 0
