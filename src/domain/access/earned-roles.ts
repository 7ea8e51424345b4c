import type { Refusal } from '#domain/result.ts'
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
