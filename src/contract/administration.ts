import type { Role } from '#domain/access/roles.ts'

/** Response of `change-roles`: all roles that the person has now. */
export interface ChangedRoles {
  userId: string
  roles: Role[]
}
