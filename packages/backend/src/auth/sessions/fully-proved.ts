import type { UserJson } from '../user-row.ts'

/**
 * Whether a session has proved all that the account asks for. Someone who knows the password alone must not make a
 * device or an address known where a second factor is set up.
 */
export const isFullyProved = (user: UserJson, aal: string): boolean =>
  !user.is_anonymous && (aal === 'aal2' || !factorsOf(user).some(({ status }) => status === 'verified'))

const factorsOf = (user: UserJson) => (user.factors ?? []) as { status: string }[]
