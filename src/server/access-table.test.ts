import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CAPABILITIES, type Capability, hasCapability } from '#domain/access/capabilities.ts'
import { type Action, PERMISSIONS, permissionRefusal, type Resource } from '#domain/access/permissions.ts'
import { ROLES, type Role } from '#domain/access/roles.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { type Cast, createCast } from './testing/calls/cast.ts'

let cast: Cast
beforeAll(async () => {
  cast = await createCast()
})
afterAll(() => cast.close())

/** How the server answers somebody about whom the table says yes or no. */
interface Asked {
  name: string
  input(cast: Cast, caller: { id: string; roles: Role[] }): Promise<object> | object
  /** The answer to who may not; in place of UNAUTHORIZED where others are not told that there is something. */
  denied?: 'NOT_FOUND'
  /** The act itself brings the role, so that everybody may. */
  isEarned?: true
}

interface Place {
  /** The screen that asks the table, by the file with the words that ask. */
  screen: string
  /** The use case that does; where there is none, a policy or a function of the database lets people see their own. */
  useCase?: Asked
}

const asked = (name: string, input: Asked['input'], more: Omit<Asked, 'name' | 'input'> = {}): Asked => ({
  name,
  input,
  ...more,
})
const EARNED = { isEarned: true } as const
const nobodysItem = () => ({ itemId: randomUUID() })
const PUBLISH = asked('publish-item', nobodysItem, EARNED)
const PAUSE = asked('pause-item', nobodysItem, EARNED)
const HOLD = asked('place-hold', async (t) => ({ lines: [t.line(await t.another(), 5)] }), EARNED)
const NOTE = asked('note-person', ({ owner }) => ({ personId: owner.id, text: 'Called twice' }))
const JUDGE = asked(
  'judge-person',
  async (t) => ({ personId: (await t.user()).id, decision: 'block', reason: 'fraud' }),
  { denied: 'NOT_FOUND' },
)
const APPROVE = asked(
  'approve-listing',
  async (t) => ({ id: (await t.another({ status: 'pending_review' })).id }),
  { denied: 'NOT_FOUND' },
)
const OPEN_DOCUMENT = asked('view-identity', async ({ db, user }) => ({
  id: await createSubmission(db.pool, { user: (await user()).id, step: 'identity' }),
}))
const REVIEW = asked('write-review', async (t, caller) => {
  const { id } = await t.rental('completed', { renter: caller.id, inMs: -10 * 86_400_000 })
  // The rental earned the role, which somebody took away again.
  await t.rows('update public.profiles set roles = $2 where id = $1', [caller.id, caller.roles])
  const reviews = ['renter_to_item', 'renter_to_owner'].map((kind) => ({ kind, rating: 5 }))
  return { bookingId: id, reviews, language: 'en' }
})
const PAY_OUT = asked('request-payout', ({ methodId }) => ({
  account: 'affiliate',
  amountCents: 2_000,
  methodId,
}))

const WHERE = {
  capabilities: {
    'view-own-profile': { screen: 'routes/account.tsx' },
    'edit-own-profile': { screen: 'routes/edit-profile.tsx' },
    'book-items': { screen: 'routes/booking-summary.tsx', useCase: HOLD },
    'view-own-rentals': { screen: 'routes/my-rentals.tsx' },
    'leave-reviews': { screen: 'features/review/review-page.tsx', useCase: REVIEW },
    'create-items': { screen: 'routes/upload.tsx', useCase: PUBLISH },
    'edit-own-items': { screen: 'routes/rental-times.tsx', useCase: PAUSE },
    'view-own-listings': { screen: 'routes/my-listings.tsx' },
    'view-referrals': { screen: 'features/affiliate/affiliate-page.tsx' },
    'view-commissions': { screen: 'features/affiliate/affiliate-page.tsx' },
    'request-payouts': { screen: 'features/payouts/payouts-page.tsx', useCase: PAY_OUT },
    'view-users': { screen: 'routes/admin-people.tsx', useCase: NOTE },
    'moderate-content': { screen: 'routes/admin-cases.tsx', useCase: JUDGE },
    'approve-items': { screen: 'routes/admin-listings.tsx', useCase: APPROVE },
  } satisfies Record<Capability, Place>,
  /** What only admins may is asked in their own tests. */
  permissions: {
    'create product': { useCase: PUBLISH },
    'update product': { useCase: PAUSE },
    'create booking': { useCase: HOLD },
    'view user': { screen: 'routes/admin-people.tsx', useCase: NOTE },
    'moderate review': {
      screen: 'routes/admin-cases.tsx',
      useCase: asked('decide-case', () => ({ id: randomUUID(), decision: 'dismiss' }), {
        denied: 'NOT_FOUND',
      }),
    },
    'verify document': { screen: 'routes/admin-identities.tsx', useCase: OPEN_DOCUMENT },
    'view report': { screen: 'routes/admin-cases.tsx' },
    'view statistics': { screen: 'routes/admin-figures.tsx' },
  } as Record<string, Partial<Place>>,
  /** Policies answer these, which the tests of the database walk by the same table: everybody sees what is theirs. */
  policies: ['view product', 'delete product', 'view booking', 'view affiliate'],
}
/** A report that is not there is found by nobody; who finds one that is, the calls of all actors show. */
const isTold = ({ name }: Asked) => name !== 'decide-case'

it('has a place for every row of both tables', () => {
  expect(Object.keys(WHERE.capabilities).sort()).toEqual(Object.values(CAPABILITIES).flat().sort())
  const granted = Object.values(PERMISSIONS).flatMap((grants) =>
    Object.entries(grants).flatMap(([resource, actions]) => actions.map((action) => `${action} ${resource}`)),
  )
  const placed = [...Object.keys(WHERE.permissions), ...WHERE.policies]
  expect(placed.sort()).toEqual([...new Set(granted)].sort())
})

const source = (screen: string) => readFileSync(new URL(`../web/${screen}`, import.meta.url), 'utf8')

it.each(Object.entries<Place>(WHERE.capabilities))('a screen asks for %s', (capability, { screen }) => {
  expect(source(screen)).toMatch(
    new RegExp(`capability="${capability}"|apabilityRefusal\\(\\w+, '${capability}'\\)`),
  )
})
it.each(Object.entries(WHERE.permissions).filter(([, { screen }]) => screen))(
  'a screen asks for the permission to %s',
  (permission, { screen }) => {
    const [action, resource] = permission.split(' ')
    expect(source(screen!)).toContain(`action="${action}" resource="${resource}"`)
  },
)

/** Whether the use case let each role past its question. */
async function answers({ name, input, denied }: Asked) {
  const passed: Role[] = []
  for (const role of ROLES) {
    const caller = await cast.user({ roles: [role], kyc_level: 4 })
    const { code } = await cast.say(caller, name, await input(cast, { id: caller.id, roles: [role] }))
    if (code !== (denied ?? 'UNAUTHORIZED')) passed.push(role)
  }
  return passed
}

describe('a use case lets past whom the table lets', () => {
  it.each(
    Object.entries<Place>(WHERE.capabilities).flatMap(([capability, { useCase }]) =>
      useCase ? [[capability as Capability, useCase] as const] : [],
    ),
  )('%s', async (capability, useCase) => {
    const may = ROLES.filter((role) => useCase.isEarned || hasCapability([role], capability))
    expect(await answers(useCase)).toEqual(may)
  })

  it.each(
    Object.entries(WHERE.permissions).flatMap(([permission, { useCase }]) =>
      useCase && isTold(useCase) ? [[permission, useCase] as const] : [],
    ),
  )('%s', async (permission, useCase) => {
    const [action, resource] = permission.split(' ') as [Action, Resource]
    const may = (role: Role) => !permissionRefusal({ id: 'me', roles: [role] }, action, resource)
    expect(await answers(useCase)).toEqual(ROLES.filter((role) => useCase.isEarned || may(role)))
  })
})
