import type { Action, Resource } from './permissions.ts'
import type { Role } from './roles.ts'

interface AccessExample {
  roles: readonly Role[] | null
  action: Action
  resource: Resource
  own?: boolean
  allowed: boolean
}

/** The permissions of each role, written out by hand: domain, screens and policies are compared with them. */
export const ACCESS_EXAMPLES: readonly AccessExample[] = [
  { roles: null, action: 'view', resource: 'booking', allowed: false },
  { roles: null, action: 'create', resource: 'booking', allowed: false },
  { roles: ['user'], action: 'view', resource: 'product', allowed: true },
  { roles: ['user'], action: 'create', resource: 'product', allowed: false },
  { roles: ['user'], action: 'create', resource: 'booking', allowed: false },
  { roles: ['user'], action: 'view', resource: 'user', own: true, allowed: true },
  { roles: ['user'], action: 'update', resource: 'user', own: true, allowed: true },
  { roles: ['user'], action: 'delete', resource: 'user', own: true, allowed: false },
  { roles: ['user'], action: 'view', resource: 'user', own: false, allowed: false },
  { roles: ['renter'], action: 'create', resource: 'booking', allowed: true },
  { roles: ['renter'], action: 'view', resource: 'booking', allowed: true },
  { roles: ['renter'], action: 'delete', resource: 'booking', allowed: false },
  { roles: ['renter'], action: 'create', resource: 'product', allowed: false },
  { roles: ['lender'], action: 'create', resource: 'product', allowed: true },
  { roles: ['lender'], action: 'delete', resource: 'product', allowed: true },
  { roles: ['lender'], action: 'view', resource: 'booking', allowed: true },
  { roles: ['lender'], action: 'create', resource: 'booking', allowed: false },
  { roles: ['affiliate'], action: 'view', resource: 'affiliate', allowed: true },
  { roles: ['affiliate'], action: 'view', resource: 'statistics', allowed: true },
  { roles: ['affiliate'], action: 'manage', resource: 'affiliate', allowed: false },
  { roles: ['moderator'], action: 'view', resource: 'user', own: false, allowed: true },
  { roles: ['moderator'], action: 'moderate', resource: 'review', allowed: true },
  { roles: ['moderator'], action: 'verify', resource: 'document', allowed: true },
  { roles: ['moderator'], action: 'view', resource: 'report', allowed: true },
  { roles: ['moderator'], action: 'manage', resource: 'system', allowed: false },
  { roles: ['moderator'], action: 'delete', resource: 'user', own: false, allowed: false },
  { roles: ['lender', 'renter'], action: 'create', resource: 'booking', allowed: true },
  { roles: ['admin'], action: 'manage', resource: 'system', allowed: true },
  { roles: ['admin'], action: 'delete', resource: 'user', own: false, allowed: true },
]
