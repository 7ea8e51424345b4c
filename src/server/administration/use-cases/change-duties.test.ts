import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ChangedDuties } from '#contract/administration.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let admin: TestUser
beforeAll(async () => {
  t = await createCheckoutFixture()
  admin = await t.user({ roles: ['user', 'admin'] })
})
afterAll(() => t.close())

const change = (as: TestUser, body: object) => t.say<ChangedDuties>(as, 'change-duties', body)

it('entrusts duties, takes them away, and says why in the audit log', async () => {
  const person = await t.user({ roles: ['user'] })
  const given = await change(admin, { userId: person.id, give: ['finance', 'content'], reason: 'Joined' })
  expect(given.value).toEqual({ userId: person.id, duties: ['finance', 'content'] })
  const taken = await change(admin, { userId: person.id, take: ['content'], reason: 'Does the books only' })
  expect(taken.value?.duties).toEqual(['finance'])
  const rows = await t.rows(
    `select actor_id, details from public.audit_log
     where action = 'change-duties' and subject_id = $1 order by id`,
    [person.id],
  )
  expect(rows).toEqual([
    { actor_id: admin.id, details: { from: [], to: ['finance', 'content'], reason: 'Joined' } },
    {
      actor_id: admin.id,
      details: { from: ['finance', 'content'], to: ['finance'], reason: 'Does the books only' },
    },
  ])
})

it('records nothing where nothing changes', async () => {
  const person = await t.user()
  await change(admin, { userId: person.id, take: ['support'], reason: 'Left' })
  const rows = await t.rows('select from public.audit_log where subject_id = $1', [person.id])
  expect(rows).toEqual([])
})

it('is refused on oneself, even to an admin, and without a reason', async () => {
  const own = await change(admin, { userId: admin.id, give: ['finance'], reason: 'For me' })
  expect(own.code).toBe('UNAUTHORIZED')
  const person = await t.user()
  expect((await change(admin, { userId: person.id, give: ['finance'], reason: ' ' })).status).toBe(400)
})

it('leaves the roles of the specification as they are', async () => {
  const person = await t.user({ roles: ['user', 'lender'] })
  await change(admin, { userId: person.id, give: ['support'], reason: 'Joined' })
  const rows = await t.rows('select roles from public.profiles where id = $1', [person.id])
  expect(rows).toEqual([{ roles: ['user', 'lender'] }])
})
