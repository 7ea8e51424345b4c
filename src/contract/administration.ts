import type { Role } from '#domain/access/roles.ts'

/** What `change-roles` answers: every role that the person has now. */
export interface ChangedRoles {
  userId: string
  roles: Role[]
}
