import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createBooking } from '#seed/fixtures/create-booking.ts'
import { createItem } from '#seed/fixtures/create-item.ts'
import type { TestUser } from '#server/testing/app.ts'
import { createPayoutFixture, type PayoutFixture } from './testing/payout-fixture.ts'

let t: PayoutFixture
let admin: TestUser
let second: TestUser
let finance: TestUser
beforeEach(async () => {
  t = await createPayoutFixture({ PAYOUT_TWO_PEOPLE_CENTS: '50000', ADJUSTMENT_TWO_PEOPLE_CENTS: '1500' })
  admin = await t.user({ name: 'Ada', roles: ['admin'] })
  second = await t.user({ name: 'Bo', roles: ['admin'] })
  finance = await t.user({ name: 'Fin' })
  await t.rows(`update public.profiles set duties = '{finance}' where id = $1`, [finance.id])
})
afterEach(() => t.close())

async function list(as: TestUser, page: object = {}) {
  const { data, error } = await t.client({ as }).rpc('second_approvals', page)
  expect(error).toBeNull()
  return (data ?? []).map(({ kind, amount_cents, person, proposer, is_own }) => ({
    kind,
    cents: amount_cents,
    person,
    proposer,
    is_own,
  }))
}
async function counted(as: TestUser) {
  const { data } = await t.client({ as }).rpc('open_decisions')
  return data!.find(({ queue }) => queue === 'second')?.waiting
}

async function payout(cents: number) {
  const { person, methodId } = await t.lender(cents)
  await t.rows(`update public.profiles set kyc_level = 4, name = 'Lena' where id = $1`, [person.id])
  const { value } = await t.say<{ id: string }>(person, 'request-payout', {
    account: 'lender',
    amountCents: cents,
    methodId,
  })
  return { id: value!.id, person }
}

/** Money of a rental that Ada proposes to credit to its lender. */
async function proposal(renter: TestUser) {
  const owner = await t.user({ name: 'Olga', roles: ['lender'] })
  const { id: item } = await createItem(t.db.pool, { owner: owner.id })
  const { id: bookingId } = await createBooking(t.db.pool, {
    item,
    renter: renter.id,
    start: new Date('2026-01-02T10:00:00Z'),
    end: new Date('2026-01-03T10:00:00Z'),
    status: 'completed',
    rentalCents: 2_000,
  })
  const id = randomUUID()
  const kind = 'credit'
  const proposed = { id, bookingId, kind, cents: 1_600, reason: 'The blade was broken' }
  expect(await t.say(admin, 'propose-adjustment', proposed)).toMatchObject({ value: { status: 'proposed' } })
  return id
}

it('lists what a second person has to approve, with who proposed it, and whose it is', async () => {
  const { id } = await payout(60_000)
  const renter = await t.user({ name: 'Rita', roles: ['admin'] })
  await proposal(renter)
  // The first of two people is still missing: the payout is in its own queue only.
  expect((await list(second)).map(({ kind }) => kind)).toEqual(['adjustment'])
  t.setNow(60_000)
  await t.say(t.moderator, 'endorse-payout', { id })
  const adjustment = { kind: 'adjustment', cents: 1_600, person: 'Olga', proposer: 'Ada', is_own: false }
  const large = { kind: 'payout', cents: 60_000, person: 'Lena', is_own: false }
  expect(await list(second)).toMatchObject([adjustment, large])
  expect(await list(finance)).toMatchObject([adjustment, large])
  expect(await counted(second)).toBe(2)
  // Who proposed it, and who takes part in the rental, see it as their own, and it does not wait for them.
  expect(await list(admin)).toMatchObject([{ ...adjustment, is_own: true }, large])
  expect(await list(renter)).toMatchObject([{ is_own: true }, large])
  expect(await counted(admin)).toBe(1)
  // Moderators decide on payouts alone.
  expect(await list(t.moderator)).toMatchObject([{ ...large, is_own: true }])
  expect(await counted(t.moderator)).toBe(0)
  expect(await list(await t.user({ roles: ['lender'] }))).toEqual([])
})

it('gives page after page, and lets go of what was decided', async () => {
  const renter = await t.user({ roles: ['renter'] })
  const ids = [await proposal(renter), await proposal(renter), await proposal(renter)]
  const { data: page } = await t.client({ as: second }).rpc('second_approvals', { page_size: 2 })
  expect(page).toHaveLength(2)
  const last = page!.at(-1)!
  const rest = { page_size: 2, after_at: last.since, after_id: last.id }
  const { data: next } = await t.client({ as: second }).rpc('second_approvals', rest)
  expect([...page!, ...next!].map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
  const chosen = [ids[1]!, randomUUID()]
  const { data: one } = await t.client({ as: second }).rpc('second_approvals', { among: chosen })
  expect(one!.map(({ id }) => id)).toEqual([ids[1]])
  const decide = (as: TestUser, id: string, decision: string) =>
    t.say(as, 'decide-adjustment', { id, decision })
  expect(await decide(admin, ids[0]!, 'approve')).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect(await decide(second, ids[0]!, 'approve')).toMatchObject({ value: { status: 'done' } })
  expect(await decide(admin, ids[1]!, 'reject')).toMatchObject({ value: { status: 'rejected' } })
  expect(await list(second)).toHaveLength(1)
})

it('asks for a first person again where the one there was may no longer decide', async () => {
  const { id } = await payout(60_000)
  await t.say(admin, 'endorse-payout', { id })
  await t.rows(`update public.profiles set roles = '{user}' where id = $1`, [admin.id])
  expect(await list(second)).toMatchObject([{ kind: 'payout', proposer: null, is_own: false }])
  const decide = (as: TestUser, decision: string) => t.say(as, `${decision}-payout`, { id })
  expect(await decide(second, 'approve')).toMatchObject({ code: 'SECOND_PERSON_NEEDED' })
  expect(await decide(second, 'endorse')).toMatchObject({ value: { status: 'requested' } })
  expect(await list(second)).toMatchObject([{ proposer: 'Bo', is_own: true }])
  expect(await decide(t.moderator, 'approve')).toMatchObject({ value: { status: 'approved' } })
  expect(await list(second)).toEqual([])
})
