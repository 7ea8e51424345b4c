import { type Refusal, refuse } from '#domain/result.ts'
import type { Duty, Staff } from './duties.ts'
import { hasRole, isAdmin } from './roles.ts'

/**
 * The parts of the back office, each with the role and the duties for which it is; an admin has all of them. `has_role`
 * of the database knows the same words, and a test compares the two.
 */
export const OFFICE = {
  /** Its home, and that something waits. */
  staff: ['moderator', 'support', 'finance', 'content'],
  /** Cases, people, items. */
  moderator: ['moderator', 'support'],
  /** Profiles, and what is paid out to them. */
  accounts: ['moderator', 'support', 'finance'],
  /** Bookings and their record. */
  bookings: ['support', 'finance'],
  /** The mail log. */
  support: ['support'],
  /** Payments, ledger, disputes, tax, money moved by hand. */
  finance: ['finance'],
  /** Categories, hubs, pages, announcements, texts of mails. */
  content: ['content'],
  /** Settings, roles, what keeps the site running. */
  admin: [],
} as const satisfies Record<string, readonly (Duty | 'moderator')[]>
export type OfficePart = keyof typeof OFFICE

/** The lists of the back office, each with the part to which it belongs; the policies of `staff_views` know the same. */
export const LIST_PARTS = {
  affiliates: 'finance',
  bookings: 'bookings',
  items: 'moderator',
  mails: 'support',
  payments: 'finance',
  people: 'moderator',
} as const satisfies Record<string, OfficePart>
export type OfficeList = keyof typeof LIST_PARTS

/** Whether this part of the back office is open to a person. */
export const mayWork = ({ roles, duties = [] }: Staff, part: OfficePart): boolean =>
  isAdmin(roles) ||
  OFFICE[part].some((who) => (who === 'moderator' ? hasRole(roles, who) : duties.includes(who)))

/** Why a part of the back office is closed to a person; nothing where it is open. */
export const officeRefusal = (actor: Staff, part: OfficePart): Refusal<'UNAUTHORIZED'> | undefined =>
  mayWork(actor, part) ? undefined : refuse('UNAUTHORIZED', { action: 'manage', resource: 'system' })
