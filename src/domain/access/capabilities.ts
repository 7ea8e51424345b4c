import { isAdmin, type Role } from './roles.ts'

/** The purpose of each role, in words: coarser than the table of permissions. */
export const CAPABILITIES = {
  user: ['view-own-profile', 'edit-own-profile'],
  renter: ['book-items', 'view-own-rentals', 'leave-reviews'],
  lender: ['create-items', 'edit-own-items', 'view-own-listings'],
  affiliate: ['view-referrals', 'view-commissions', 'request-payouts'],
  moderator: ['view-users', 'moderate-content', 'approve-items'],
} as const satisfies Record<Exclude<Role, 'admin'>, readonly string[]>

export type Capability = (typeof CAPABILITIES)[keyof typeof CAPABILITIES][number]

/** Whether one of the roles comes with this capability; an admin has all. */
export function hasCapability(roles: readonly Role[], capability: Capability): boolean {
  if (isAdmin(roles)) return true
  return roles.some(
    (role) => role !== 'admin' && (CAPABILITIES[role] as readonly string[]).includes(capability),
  )
}
