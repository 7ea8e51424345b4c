import type { Staff } from './duties.ts'
import { isStaff } from './is-staff.ts'

/** What a personal API key may be given of what its person may do; there is no scope for anything else. */
export const API_SCOPES = [
  'listings:read',
  'listings:write',
  'bookings:read',
  'messages:read',
  'office:read',
] as const
export type ApiScope = (typeof API_SCOPES)[number]

/** The most keys of one person. */
export const MAX_API_KEYS = 10

/** For how many days a key may be made; none lasts for ever. */
export const API_KEY_DAYS = [30, 90, 365] as const

/** The scopes that a person may give a key. */
export const scopesFor = (person: Staff): readonly ApiScope[] =>
  API_SCOPES.filter((scope) => scope !== 'office:read' || isStaff(person))

/** How every key begins that opens a part of an account. */
export const KEY_PREFIX = 'lend_'
