import type { Duty } from '#domain/access/duties.ts'
import type { Role } from '#domain/access/roles.ts'

/** Response of `change-roles`: all roles that the person has now. */
export interface ChangedRoles {
  userId: string
  roles: Role[]
}

/** Response of `change-duties`: all duties that the person has now. */
export interface ChangedDuties {
  userId: string
  duties: Duty[]
}
