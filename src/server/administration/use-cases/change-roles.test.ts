import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { ChangedRoles } from '#contract/administration.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const change = (as: TestUser | undefined, body: object) => t.say<ChangedRoles>(as, 'change-roles', body)
const rolesOf = async ({ id }: TestUser) =>
  (await t.rows<{ roles: string[] }>('select roles from public.profiles where id = $1', [id]))[0]!.roles
const log = () => t.rows('select actor_id, action, subject_id, details from public.audit_log order by id')

describe('change-roles', () => {
  it('gives and takes roles, and says so in the log', async () => {
    const { renter } = t
    expect(await change(admin, { userId: renter.id, give: ['moderator', 'lender'] })).toEqual({
      status: 200,
      value: { userId: renter.id, roles: ['user', 'lender', 'moderator'] },
    })
    await change(admin, { userId: renter.id, give: ['renter'], take: ['moderator'] })
    expect(await rolesOf(renter)).toEqual(['user', 'renter', 'lender'])
    const entry = { actor_id: admin.id, action: 'change-roles', subject_id: renter.id }
    expect(await log()).toEqual([
      { ...entry, details: { from: ['user'], to: ['user', 'lender', 'moderator'] } },
      { ...entry, details: { from: ['user', 'lender', 'moderator'], to: ['user', 'renter', 'lender'] } },
    ])
  })

  it('changes and logs nothing where the person has those roles already', async () => {
    expect(await change(admin, { userId: admin.id, give: ['admin'], take: ['lender'] })).toMatchObject({
      value: { roles: ['admin'] },
    })
    expect(await log()).toEqual([])
  })

  it('leaves a user where the last role goes', async () => {
    const lender = await t.user({ roles: ['lender'] })
    await change(admin, { userId: lender.id, take: ['lender'] })
    expect(await rolesOf(lender)).toEqual(['user'])
  })

  it('is for those who may manage users', async () => {
    const moderator = await t.user({ roles: ['moderator', 'lender'] })
    const body = { userId: moderator.id, give: ['admin'] }
    expect(await change(moderator, body)).toMatchObject({
      status: 403,
      code: 'UNAUTHORIZED',
      details: { action: 'manage', resource: 'user' },
    })
    expect(await change(undefined, body)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
    await t.db.pool.query('update public.profiles set is_blocked = true where id = $1', [admin.id])
    expect(await change(admin, body)).toMatchObject({ status: 403, code: 'BLOCKED' })
    expect(await rolesOf(moderator)).toEqual(['moderator', 'lender'])
  })

  it('leaves one admin, also where two take the role from each other at once', async () => {
    expect(await change(admin, { userId: admin.id, take: ['admin'] })).toMatchObject({
      status: 409,
      code: 'LAST_ADMIN',
    })
    const second = await t.user({ roles: ['admin'] })
    const both = await Promise.all([
      change(admin, { userId: second.id, take: ['admin'] }),
      change(second, { userId: admin.id, take: ['admin'] }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403])
    expect([await rolesOf(admin), await rolesOf(second)].flat().toSorted()).toEqual(['admin', 'user'])
  })

  it.each([
    [404, 'NOT_FOUND', { userId: crypto.randomUUID(), give: ['lender'] }],
    [400, 'BAD_INPUT', { userId: 'nobody', give: ['lender'] }],
    [400, 'BAD_INPUT', { userId: crypto.randomUUID(), take: ['user'] }],
    [400, 'BAD_INPUT', { userId: crypto.randomUUID(), give: ['emperor'] }],
  ])('answers %i %s to %j', async (status, code, body) => {
    expect(await change(admin, body)).toMatchObject({ status, code })
  })
})
