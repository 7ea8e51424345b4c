import { type Capability, hasCapability } from './capabilities.ts'
import { type Action, type Actor, permissionRefusal, type Resource } from './permissions.ts'
import { isAdmin } from './roles.ts'

/**
 * Whether a person may decide on what `ownerId` handed in: by capability or permission, and on their own only as an
 * admin, because a small site has no one else. On what others reported about them nobody decides, nor reads it.
 */
export function mayDecide(
  actor: Actor,
  by: Capability | { action: Action; resource: Resource },
  ownerId: string,
): boolean {
  if (actor.id === ownerId) return isAdmin(actor.roles)
  return typeof by === 'string'
    ? hasCapability(actor.roles, by)
    : permissionRefusal(actor, by.action, by.resource) === undefined
}
