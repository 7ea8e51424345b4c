import type { Role } from '#domain/access/roles.ts'

/** Answer of `change-roles`: every role that the person has now. */
export interface ChangedRoles {
  userId: string
  roles: Role[]
}
