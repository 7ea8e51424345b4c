import { type Refusal, refuse } from '#domain/result.ts'
import { type Capability, hasCapability } from './capabilities.ts'
import { type Action, type Actor, permissionRefusal, type Resource } from './permissions.ts'
import type { Role } from './roles.ts'

/**
 * Roles that people earn by what they do: the first booking makes a renter, the first published item a lender, who
 * may prepare it before. The database gives them in the transaction of the act (`earn_role`), the affiliate's with
 * the first person brought.
 */
const EARNED: Partial<Record<Resource, Partial<Record<Action, Role>>>> = {
  booking: { create: 'renter' },
  product: { create: 'lender', update: 'lender', delete: 'lender' },
}

/** As `permissionRefusal`, for an act on the actor's own behalf: where the act brings a role, that role counts already. */
export function actRefusal(
  actor: Actor | null,
  action: Action,
  resource: Resource,
  subjectId?: string,
): Refusal<'UNAUTHENTICATED' | 'UNAUTHORIZED'> | undefined {
  const earned = EARNED[resource]?.[action]
  const after = actor && earned ? { ...actor, roles: [...actor.roles, earned] } : actor
  return permissionRefusal(after, action, resource, subjectId)
}

/** Everybody is a user; and what a person does with this capability, or can only see after such an act, earns the role. */
const EARNED_CAPABILITIES: Partial<Record<Capability, Role>> = {
  'view-own-profile': 'user',
  'edit-own-profile': 'user',
  'book-items': 'renter',
  'view-own-rentals': 'renter',
  'create-items': 'lender',
  'edit-own-items': 'lender',
  'view-own-listings': 'lender',
}

/** What a refusal for want of a capability names, in the words of the table of permissions. */
const NAMED: Record<Capability, { action: Action; resource: Resource }> = {
  'view-own-profile': { action: 'view', resource: 'user' },
  'edit-own-profile': { action: 'update', resource: 'user' },
  'book-items': { action: 'create', resource: 'booking' },
  'view-own-rentals': { action: 'view', resource: 'booking' },
  'leave-reviews': { action: 'create', resource: 'review' },
  'create-items': { action: 'create', resource: 'product' },
  'edit-own-items': { action: 'update', resource: 'product' },
  'view-own-listings': { action: 'view', resource: 'product' },
  'view-referrals': { action: 'view', resource: 'affiliate' },
  'view-commissions': { action: 'view', resource: 'affiliate' },
  'request-payouts': { action: 'view', resource: 'affiliate' },
  'view-users': { action: 'view', resource: 'user' },
  'moderate-content': { action: 'moderate', resource: 'review' },
  'approve-items': { action: 'verify', resource: 'product' },
}

/** Whether the table of capabilities lets `actor` (null for a visitor) do this; a role that the act brings counts already. */
export function capabilityRefusal(
  actor: Pick<Actor, 'roles'> | null,
  capability: Capability,
): Refusal<'UNAUTHENTICATED' | 'UNAUTHORIZED'> | undefined {
  if (!actor) return refuse('UNAUTHENTICATED')
  const earned = EARNED_CAPABILITIES[capability]
  if (hasCapability(earned ? [...actor.roles, earned] : actor.roles, capability)) return
  return refuse('UNAUTHORIZED', NAMED[capability])
}
