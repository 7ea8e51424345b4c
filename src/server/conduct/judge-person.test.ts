import { afterEach, beforeEach, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let moderator: TestUser
let admin: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  moderator = await t.user({ roles: ['moderator'] })
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const judge = (as: TestUser, decision: string, more: object = {}) =>
  t.say<{ isBlocked: boolean }>(as, 'judge-person', { personId: t.owner.id, decision, ...more })
const notices = (of: TestUser) =>
  t.rows<{ kind: string; data: { outcome: string } }>(
    'select kind, data from public.notifications where user_id = $1 order by id',
    [of.id],
  )
const statuses = () =>
  t.rows<{ reason: string; status: string }>(
    'select reason, status from public.cases order by created_at, id',
  )
const fraud = { reason: 'fraud', message: 'Three stolen bicycles.' }

it('warns or blocks a person whom nobody reported, who is told why and can object', async () => {
  expect(await judge(moderator, 'warn')).toMatchObject({ code: 'REASON_MISSING' })
  expect(await judge(moderator, 'warn', { reason: 'name' })).toMatchObject({ value: { isBlocked: false } })
  expect(await judge(moderator, 'block', fraud)).toMatchObject({ value: { isBlocked: true } })
  expect(await judge(moderator, 'block', fraud)).toMatchObject({ code: 'WRONG_STATE' })
  expect(await statuses()).toEqual([
    { reason: 'name', status: 'warned' },
    { reason: 'fraud', status: 'blocked' },
  ])
  expect((await notices(t.owner)).at(-1)).toEqual({
    kind: 'conduct-decided',
    data: { outcome: 'blocked', ...fraud },
  })
  expect(await notices(moderator)).toEqual([])
  const words = { subject: 'person', id: t.owner.id, message: 'These were my own bicycles.' }
  expect(await t.say(t.owner, 'appeal', words)).toMatchObject({ status: 200 })
})

it('answers what others have reported before', async () => {
  await t.say(t.renter, 'report', { subject: 'person', id: t.owner.id, reason: 'harassment' })
  await judge(moderator, 'block', fraud)
  expect((await statuses()).map(({ status }) => status)).toEqual(['blocked', 'blocked'])
  expect(await notices(t.renter)).toMatchObject([{ data: { outcome: 'person-acted' } }])
})

it('is lifted by an admin alone, which answers an appeal, as often as it takes', async () => {
  for (let round = 1; round <= 2; round++) {
    await judge(moderator, 'block', fraud)
    if (round === 1)
      await t.say(t.owner, 'appeal', {
        subject: 'person',
        id: t.owner.id,
        message: 'These were my own bicycles.',
      })
    expect(await judge(moderator, 'lift')).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await judge(admin, 'lift', { message: 'Found the receipts' })).toMatchObject({
      value: { isBlocked: false },
    })
    expect(await judge(admin, 'lift')).toMatchObject({ code: 'WRONG_STATE' })
    t.setNow(round * 60_000)
  }
  expect((await statuses()).map(({ status }) => status).sort()).toEqual(['blocked', 'blocked', 'lifted'])
  expect((await notices(t.owner)).filter(({ data }) => data.outcome === 'lifted')).toHaveLength(2)
})

it('is not for oneself, and of the team for admins', async () => {
  expect(await judge(admin, 'block', { ...fraud, personId: admin.id })).toMatchObject({
    code: 'UNAUTHORIZED',
  })
  expect(await judge(moderator, 'block', { ...fraud, personId: admin.id })).toMatchObject({
    code: 'UNAUTHORIZED',
  })
  expect(await judge(admin, 'block', { ...fraud, personId: moderator.id })).toMatchObject({ status: 200 })
  expect(await judge(moderator, 'block', fraud)).toMatchObject({ code: 'BLOCKED' })
})
