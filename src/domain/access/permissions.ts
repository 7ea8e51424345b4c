import { type Refusal, refuse } from '#domain/result.ts'
import type { Duty } from './duties.ts'
import { isAdmin, type Role } from './roles.ts'

export const ACTIONS = ['view', 'create', 'update', 'delete', 'manage', 'moderate', 'verify'] as const
export type Action = (typeof ACTIONS)[number]

export const RESOURCES = [
  'product',
  'booking',
  'user',
  'system',
  'affiliate',
  'review',
  'document',
  'report',
  'statistics',
] as const
export type Resource = (typeof RESOURCES)[number]

type Grants = Partial<Record<Resource, readonly Action[]>>

/** The permissions of each role; an admin may do everything and is not listed. */
export const PERMISSIONS: Record<Exclude<Role, 'admin'>, Grants> = {
  moderator: {
    product: ['view'],
    user: ['view'],
    review: ['moderate'],
    document: ['verify'],
    report: ['view'],
    statistics: ['view'],
  },
  lender: { product: ['view', 'create', 'update', 'delete'], booking: ['view'] },
  renter: { product: ['view'], booking: ['create', 'view'] },
  affiliate: { product: ['view'], affiliate: ['view'], statistics: ['view'] },
  user: { product: ['view'] },
}

export interface Actor {
  id: string
  /** With the role that a duty brings. */
  roles: readonly Role[]
  duties?: readonly Duty[]
  /** The operator demands a second factor of staff, which this person lacks: what they are entrusted with is left out. */
  owesSecondFactor?: true
}

/**
 * Whether `actor` (null for a visitor) may do this to a resource; `subjectId` is the user concerned where the
 * resource is a user, because everyone may view and update their own record.
 */
export function permissionRefusal(
  actor: Actor | null,
  action: Action,
  resource: Resource,
  subjectId?: string,
): Refusal<'UNAUTHENTICATED' | 'UNAUTHORIZED'> | undefined {
  if (!actor) return refuse('UNAUTHENTICATED')
  if (isAdmin(actor.roles)) return
  const isOwnRecord = resource === 'user' && subjectId === actor.id
  if (isOwnRecord && (action === 'view' || action === 'update')) return
  if (actor.roles.some((role) => grants(role, action, resource))) return
  return refuse('UNAUTHORIZED', { action, resource })
}

const grants = (role: Role, action: Action, resource: Resource): boolean =>
  role === 'admin' || (PERMISSIONS[role][resource]?.includes(action) ?? false)
