import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ReadMessages } from '#contract/messaging.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import type { TestUser } from '#server/testing/app.ts'
import { type Cast, createCast } from '../testing/calls/cast.ts'

let t: Cast
let id: string
beforeAll(async () => {
  t = await createCast()
})
afterAll(() => t.close())
// A claim that waits for the team.
beforeEach(async () => {
  const { id: bookingId } = await t.rental('returned', { inMs: -2 * DAY_MS - HOUR_MS })
  const asked = { bookingId, kind: 'damage', amountCents: 500, description: 'The chuck is bent' }
  id = (await t.say<{ id: string }>(t.owner, 'open-claim', asked)).value!.id
  await t.say(t.renter, 'dispute-claim', { id, message: 'It was before' })
})

const assign = (as: TestUser, to: string | null) => t.say(as, 'assign-claim', { id, to })
const decide = (as: TestUser) => t.say(as, 'decide-claim', { id, awardCents: 200, reason: 'Half of it' })
const appeal = () => t.say(t.renter, 'appeal-claim', { id, message: 'Look at the photo' })
const assignee = async (as: TestUser) =>
  (await t.client({ as }).from('claim_assignments').select('user_id').eq('claim_id', id)).data

describe('read-claim-messages', () => {
  it('shows the team what both sides wrote, while it decides, and says so in the log of both', async () => {
    const { moderator } = t.people
    const [{ booking_id: bookingId } = { booking_id: '' }] = await t.rows<{ booking_id: string }>(
      'select booking_id from public.claims where id = $1',
      [id],
    )
    await t.say(t.renter, 'send-message', { to: { bookingId }, text: 'The chuck was loose from the start' })
    const read = () => t.say<ReadMessages>(moderator, 'read-claim-messages', { claimId: id })
    expect((await read()).value).toMatchObject({
      messages: [{ sender_id: t.renter.id, body: 'The chuck was loose from the start' }],
      people: expect.arrayContaining([expect.objectContaining({ id: t.owner.id })]),
    })
    const log = await t.rows<{ subject_id: string }>(
      `select subject_id from public.audit_log where action = 'read-claim-messages' and details ->> 'claimId' = $1`,
      [id],
    )
    expect(log.map(({ subject_id }) => subject_id).toSorted()).toEqual([t.owner.id, t.renter.id].toSorted())
    await decide(moderator)
    expect(await read()).toMatchObject({ code: 'WRONG_STATE' })
  })
})

describe('assign-claim', () => {
  it('says to the team alone who works on a claim, until it is given on or back', async () => {
    const { moderator, support, admin } = t.people
    expect(await assign(moderator, moderator.id)).toMatchObject({ status: 200 })
    for (const who of [moderator, support, admin])
      expect(await assignee(who)).toEqual([{ user_id: moderator.id }])
    for (const who of [t.owner, t.renter, t.people.finance]) expect(await assignee(who)).toEqual([])
    expect(await assign(moderator, support.id)).toMatchObject({ status: 200 })
    expect(await assignee(admin)).toEqual([{ user_id: support.id }])
    // Nobody is kept from deciding.
    expect(await decide(moderator)).toMatchObject({ status: 200 })
    expect(await assign(support, null)).toMatchObject({ status: 200 })
    expect(await assignee(admin)).toEqual([])
    const log = await t.rows(
      `select details from public.audit_log where action = 'assign-claim' and details ->> 'claimId' = $1 order by id`,
      [id],
    )
    expect(log).toEqual([moderator.id, support.id, null].map((to) => ({ details: { claimId: id, to } })))
  })

  it('is not for its sides, for who may not decide, or once it is over', async () => {
    const { moderator, finance, neighbour } = t.people
    expect(await assign(t.owner, t.owner.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    expect(await assign(neighbour, neighbour.id)).toMatchObject({ code: 'NOT_FOUND' })
    for (const other of [finance, neighbour, t.renter])
      expect(await assign(moderator, other.id)).toMatchObject({ code: 'UNAUTHORIZED' })
    await t.say(t.owner, 'withdraw-claim', { id })
    expect(await assign(moderator, moderator.id)).toMatchObject({ code: 'WRONG_STATE' })
  })
})

describe('an appeal against the decision on a claim', () => {
  it('is not decided by the admin who decided before, while there is another one', async () => {
    const other = await t.user({ roles: ['admin'] })
    await decide(t.people.admin)
    await appeal()
    expect(await decide(t.people.admin)).toMatchObject({ status: 409, code: 'SECOND_PERSON_NEEDED' })
    await expect(
      t.rows(
        `insert into public.claim_events (claim_id, transition, from_status, to_status, role, user_id)
         values ($1, 'decide', 'appealed', 'settled', 'admin', $2)`,
        [id, t.people.admin.id],
      ),
    ).rejects.toMatchObject({ code: 'LA044', constraint: 'appeals_by_another' })
    expect(await decide(other)).toMatchObject({ value: { status: 'settled' } })
    await t.rows(`update public.profiles set roles = '{user}' where id = $1`, [other.id])
  })

  it('is decided by the only admin, which the audit log says', async () => {
    await decide(t.people.admin)
    await appeal()
    expect(await decide(t.people.admin)).toMatchObject({ value: { status: 'settled' } })
    const [entry] = await t.rows<{ details: object }>(
      `select details from public.audit_log where action = 'decide-claim' order by id desc limit 1`,
    )
    expect(entry!.details).toMatchObject({ claimId: id, ownDecision: true })
  })
})
