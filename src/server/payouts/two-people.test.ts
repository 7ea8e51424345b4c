import { afterEach, beforeEach, expect, it } from 'vitest'
import type { TestUser } from '#server/testing/app.ts'
import { createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts'

let t: PayoutFixture
let second: TestUser
beforeEach(async () => {
  t = await createPayoutFixture({ PAYOUT_TWO_PEOPLE_CENTS: '50000' })
  second = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

async function lender(cents: number) {
  const found = await t.lender(cents)
  await t.rows('update public.profiles set kyc_level = 4 where id = $1', [found.person.id])
  return found
}
type Lender = Awaited<ReturnType<typeof lender>>

async function requestOf({ person, methodId }: Lender, amountCents: number, account = 'lender') {
  const { value } = await t.say<{ id: string }>(person, 'request-payout', { account, amountCents, methodId })
  return value!.id
}
const request = async (amountCents: number) => requestOf(await lender(amountCents), amountCents)
const decide = (as: TestUser, decision: string, id: string) =>
  t.say<{ status: string }>(as, `${decision}-payout`, { id })

it('needs two different people from the limit on', async () => {
  const id = await request(50_000)
  const needed = { status: 409, code: 'SECOND_PERSON_NEEDED' }
  expect(await decide(t.moderator, 'approve', id)).toMatchObject(needed)
  expect(await decide(t.moderator, 'endorse', id)).toMatchObject({ value: { status: 'requested' } })
  expect(await decide(t.moderator, 'approve', id)).toMatchObject(needed)
  expect(await decide(second, 'endorse', id)).toMatchObject({ code: 'WRONG_STATE' })
  expect(await decide(second, 'approve', id)).toMatchObject({ value: { status: 'approved' } })
  expect(
    await t.rows(
      `select actor_id, action from public.audit_log where details ->> 'payoutId' = $1 order by id`,
      [id],
    ),
  ).toEqual([
    { actor_id: t.moderator.id, action: 'endorse-payout' },
    { actor_id: second.id, action: 'approve-payout' },
  ])
})

it('needs one below it', async () => {
  const id = await request(49_999)
  expect(await decide(t.moderator, 'endorse', id)).toMatchObject({ code: 'WRONG_STATE' })
  expect(await decide(t.moderator, 'approve', id)).toMatchObject({ value: { status: 'approved' } })
})

const TOO_FEW = { code: 'SECOND_PERSON_NEEDED' }
const PASSED = { value: { status: 'approved' } }

it('counts what a person waits for together, from both accounts', async () => {
  const somebody = await lender(30_000)
  await t.rows(`update public.profiles set roles = roles || '{affiliate}' where id = $1`, [
    somebody.person.id,
  ])
  await t.credit(somebody.person, 20_000, 'affiliate')
  const [one, two] = [await requestOf(somebody, 30_000), await requestOf(somebody, 20_000, 'affiliate')]
  expect(await decide(t.moderator, 'approve', two)).toMatchObject(TOO_FEW)
  expect(await decide(t.moderator, 'approve', one)).toMatchObject(PASSED)
  // Of somebody else nothing counts.
  expect(await decide(t.moderator, 'approve', await request(49_999))).toMatchObject(PASSED)
})

it('counts what a person was approved within the last 24 hours, and no longer', async () => {
  const somebody = await lender(150_000)
  const first = await requestOf(somebody, 49_999)
  expect(await decide(t.moderator, 'approve', first)).toMatchObject(PASSED)
  t.setNow(23 * 3_600_000)
  const second = await requestOf(somebody, 2_000)
  expect(await decide(t.moderator, 'approve', second)).toMatchObject(TOO_FEW)
  await t.say(t.moderator, 'reject-payout', { id: second, reason: 'Later' })
  t.setNow(25 * 3_600_000)
  const third = await requestOf(somebody, 2_000)
  expect(await decide(t.moderator, 'approve', third)).toMatchObject(PASSED)
})

it('does not count who has lost the right to decide since, and takes another first one', async () => {
  const id = await request(60_000)
  await decide(t.moderator, 'endorse', id)
  await t.rows(`update public.profiles set roles = '{renter}' where id = $1`, [t.moderator.id])
  expect(await decide(second, 'approve', id)).toMatchObject(TOO_FEW)
  expect(await decide(second, 'endorse', id)).toMatchObject({ value: { status: 'requested' } })
  const third = await t.user({ roles: ['moderator'] })
  expect(await decide(third, 'approve', id)).toMatchObject(PASSED)
})

it('takes no word of who gets the money', async () => {
  const payee = await lender(60_000)
  const id = await requestOf(payee, 60_000)
  await t.rows(`update public.profiles set roles = roles || '{admin}' where id = $1`, [payee.person.id])
  expect(await decide(payee.person, 'endorse', id)).toMatchObject(TOO_FEW)
  expect(await decide(t.moderator, 'approve', id)).toMatchObject(TOO_FEW)
})

it('can be rejected by one', async () => {
  const id = await request(90_000)
  const rejected = await t.say(t.moderator, 'reject-payout', { id, reason: 'Another name' })
  expect(rejected).toMatchObject({ value: { status: 'rejected' } })
})

it('is held by the database as well', async () => {
  const id = await request(50_000)
  const approved = t.rows(`update public.payouts set status = 'approved' where id = $1`, [id])
  await expect(approved).rejects.toMatchObject({ constraint: 'payouts_two_people' })
  await decide(t.moderator, 'endorse', id)
  const again = t.rows(
    `insert into public.payout_events (payout_id, transition, from_status, to_status, role, user_id)
     values ($1, 'approve', 'requested', 'approved', 'moderator', $2)`,
    [id, t.moderator.id],
  )
  await expect(again).rejects.toMatchObject({ constraint: 'payout_events_two_people' })
})
