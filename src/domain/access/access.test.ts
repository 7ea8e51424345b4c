import { describe, expect, it } from 'vitest'
import { ACCESS_EXAMPLES } from './access.examples.ts'
import { CAPABILITIES, type Capability, hasCapability } from './capabilities.ts'
import { actRefusal, capabilityRefusal } from './earned-roles.ts'
import { ACTIONS, permissionRefusal, RESOURCES } from './permissions.ts'
import { hasRole, PRIVILEGED_ROLES, ROLES, type Role, rolesOf } from './roles.ts'

describe('rolesOf', () => {
  it('drops what it does not know', () => {
    expect(rolesOf(['renter', 'emperor', 7], 'user')).toEqual(['renter'])
  })

  it('falls back to user for a profile and to renter for the auth service', () => {
    expect(rolesOf(['emperor'], 'user')).toEqual(['user'])
    expect(rolesOf(undefined, 'renter')).toEqual(['renter'])
    expect(rolesOf('admin', 'user')).toEqual(['user'])
  })
})

it('hasRole takes one role or a list of which any will do', () => {
  expect(hasRole(['lender'], 'lender')).toBe(true)
  expect(hasRole(['lender'], ['admin', 'lender'])).toBe(true)
  expect(hasRole(['lender'], ['admin', 'moderator'])).toBe(false)
})

it('admin and moderator are the privileged roles', () => {
  expect(ROLES.filter((role) => hasRole([role], PRIVILEGED_ROLES))).toEqual(['admin', 'moderator'])
})

/** The table of permissions, row by row; what is not in it is denied. */
const SPECIFIED = {
  moderator: 'view product, view user, moderate review, verify document, view report, view statistics',
  lender: 'view product, create product, update product, delete product, view booking',
  renter: 'view product, create booking, view booking',
  affiliate: 'view product, view affiliate, view statistics',
  user: 'view product',
  admin: ACTIONS.flatMap((action) => RESOURCES.map((resource) => `${action} ${resource}`)).join(', '),
} satisfies Record<Role, string>

describe('permissionRefusal', () => {
  it.each(ROLES)('allows %s what the table lists and nothing else', (role) => {
    const allowed = ACTIONS.flatMap((action) =>
      RESOURCES.filter((resource) => !permissionRefusal({ id: 'me', roles: [role] }, action, resource)).map(
        (resource) => `${action} ${resource}`,
      ),
    )
    expect(allowed.sort()).toEqual(SPECIFIED[role].split(', ').sort())
  })

  it.each(ACCESS_EXAMPLES)('$roles $action $resource (own: $own): $allowed', (example) => {
    const actor = example.roles && { id: 'me', roles: example.roles }
    const refusal = permissionRefusal(actor, example.action, example.resource, example.own ? 'me' : 'other')
    expect(refusal === undefined).toBe(example.allowed)
  })

  it('says whether signing in would help', () => {
    expect(permissionRefusal(null, 'create', 'booking')).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
    expect(permissionRefusal({ id: 'me', roles: ['user'] }, 'create', 'booking')).toEqual({
      ok: false,
      code: 'UNAUTHORIZED',
      details: { action: 'create', resource: 'booking' },
    })
  })
})

describe('actRefusal', () => {
  it('lets every signed-in person do what earns them the role', () => {
    for (const role of ROLES) {
      const actor = { id: 'me', roles: [role] }
      expect(actRefusal(actor, 'create', 'booking')).toBeUndefined()
      for (const action of ['create', 'update', 'delete'] as const)
        expect(actRefusal(actor, action, 'product')).toBeUndefined()
    }
  })

  it('asks the table for everything else', () => {
    expect(actRefusal(null, 'create', 'booking')).toEqual({ ok: false, code: 'UNAUTHENTICATED' })
    for (const { roles, action, resource, own, allowed } of ACCESS_EXAMPLES) {
      if (resource === 'booking' || resource === 'product') continue
      const actor = roles && { id: 'me', roles }
      expect(actRefusal(actor, action, resource, own ? 'me' : 'other') === undefined).toBe(allowed)
    }
  })
})

describe('hasCapability', () => {
  it('lists what each role is for', () => {
    expect(CAPABILITIES).toEqual({
      user: ['view-own-profile', 'edit-own-profile'],
      renter: ['book-items', 'view-own-rentals', 'leave-reviews'],
      lender: ['create-items', 'edit-own-items', 'view-own-listings'],
      affiliate: ['view-referrals', 'view-commissions', 'request-payouts'],
      moderator: ['view-users', 'moderate-content', 'approve-items'],
    })
  })

  it('gives each role its own and an admin all', () => {
    for (const [role, capabilities] of Object.entries(CAPABILITIES)) {
      for (const capability of capabilities) {
        expect(ROLES.filter((other) => hasCapability([other], capability))).toEqual(
          ROLES.filter((other) => other === 'admin' || other === role),
        )
      }
    }
  })
})

describe('capabilityRefusal', () => {
  const may = (capability: Capability) =>
    ROLES.filter((role) => !capabilityRefusal({ roles: [role] }, capability))

  it('lets everybody do what earns them the role', () => {
    for (const capability of ['edit-own-profile', 'book-items', 'create-items', 'view-own-rentals'] as const)
      expect(may(capability)).toEqual(ROLES)
  })

  it('asks the table for everything else, and names what is denied', () => {
    expect(may('leave-reviews')).toEqual(['admin', 'renter'])
    expect(may('request-payouts')).toEqual(['admin', 'affiliate'])
    expect(may('approve-items')).toEqual(['admin', 'moderator'])
    expect(capabilityRefusal(null, 'book-items')).toMatchObject({ code: 'UNAUTHENTICATED' })
    expect(capabilityRefusal({ roles: ['user'] }, 'view-users')).toMatchObject({
      code: 'UNAUTHORIZED',
      details: { action: 'view', resource: 'user' },
    })
  })
})
