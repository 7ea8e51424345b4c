import type { Actor } from './permissions.ts'
import { type Role, rolesOf } from './roles.ts'

/** Work in the back office that an admin entrusts to a person, beside the roles of the specification. */
export const DUTIES = ['support', 'finance', 'content'] as const
export type Duty = (typeof DUTIES)[number]

/** Keeps the duties that we know and drops the rest. */
export const dutiesOf = (values: unknown): Duty[] =>
  Array.isArray(values) ? DUTIES.filter((duty) => values.includes(duty)) : []

export type Staff = Pick<Actor, 'roles' | 'duties'>

/**
 * The roles that count for a person and their duties, from a row of `profiles`: support decides on cases as a moderator
 * does. `fallback` is the role of a person without a known one.
 */
export function staffOf(
  row: { roles?: unknown; duties?: unknown },
  fallback: 'user' | 'renter' = 'user',
): { roles: Role[]; duties: Duty[] } {
  const roles = rolesOf(row.roles, fallback)
  const duties = dutiesOf(row.duties)
  if (duties.includes('support') && !roles.includes('moderator')) roles.push('moderator')
  return { roles, duties }
}
