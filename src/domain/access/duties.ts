import type { Actor } from './permissions.ts'
import { hasRole, PRIVILEGED_ROLES, type Role, rolesOf } from './roles.ts'

/** Work in the back office that an admin entrusts to a person, beside the roles of the specification. */
export const DUTIES = ['support', 'finance', 'content'] as const
export type Duty = (typeof DUTIES)[number]

/** Keeps the duties that we know and drops the rest. */
export const dutiesOf = (values: unknown): Duty[] =>
  Array.isArray(values) ? DUTIES.filter((duty) => values.includes(duty)) : []

/** The roles that count for a person: support decides on cases as a moderator does. */
export const rolesWith = (roles: Role[], duties: readonly Duty[]): Role[] =>
  duties.includes('support') && !roles.includes('moderator') ? [...roles, 'moderator'] : roles

export type Staff = Pick<Actor, 'roles' | 'duties'>

/** The roles that count for a person and their duties, from a row of `profiles`. */
export function staffOf(row: { roles: unknown; duties: unknown }): { roles: Role[]; duties: Duty[] } {
  const duties = dutiesOf(row.duties)
  return { roles: rolesWith(rolesOf(row.roles, 'user'), duties), duties }
}

/** Whether a person works in the back office at all. */
export const isStaff = ({ roles, duties = [] }: Staff): boolean =>
  hasRole(roles, PRIVILEGED_ROLES) || duties.length > 0
