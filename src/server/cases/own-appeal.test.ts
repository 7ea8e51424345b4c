import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'

let t: CheckoutFixture
let first: TestUser
beforeEach(async () => {
  t = await createCheckoutFixture()
  first = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const TAKEN = { status: 409, code: 'SECOND_PERSON_NEEDED' }
const decide = (as: TestUser, id: string, decision: string) => t.say(as, 'decide-case', { id, decision })
const ownAppeal = async (as: TestUser, one: string) =>
  (await t.client({ as }).rpc('own_appeal', { one })).data as unknown[]
const log = async () =>
  t.rows<{ details: object }>('select details from public.audit_log order by id desc limit 1')

async function openAppeal(): Promise<string> {
  const rows = await t.rows<{ id: string }>(
    `select id from public.cases where reason = 'appeal' and status = 'open'`,
  )
  expect(rows).toHaveLength(1)
  return rows[0]!.id
}

/** The owner was blocked by the first admin, and appeals. */
async function blocked(): Promise<string> {
  await t.say(first, 'judge-person', { personId: t.owner.id, decision: 'block', reason: 'fraud' })
  const message = 'It was not me, as the photo shows.'
  await t.say(t.owner, 'appeal', { subject: 'person', id: t.owner.id, message })
  return openAppeal()
}

/** The owner's listing was removed by the first admin, and they appeal. */
async function removed(): Promise<string> {
  await t.say(first, 'remove-listing', { id: t.item.id, reason: 'pictures' })
  await t.say(t.owner, 'appeal', { subject: 'item', id: t.item.id, message: 'They are my own pictures.' })
  return openAppeal()
}

describe('an appeal', () => {
  it('is decided by a colleague of who decided first', async () => {
    const colleague = await t.user({ roles: ['moderator'] })
    const id = await blocked()
    expect(await ownAppeal(first, id)).toEqual([{ others: true, other_admins: false }])
    expect(await decide(first, id, 'dismiss')).toMatchObject(TAKEN)
    expect(await ownAppeal(colleague, id)).toEqual([])
    expect(await decide(colleague, id, 'dismiss')).toMatchObject({ status: 200 })
  })

  it('is decided by another admin where only admins may, also by lifting the block on the person', async () => {
    const other = await t.user({ roles: ['admin'] })
    const id = await blocked()
    const lift = { personId: t.owner.id, decision: 'lift' }
    expect(await decide(first, id, 'lift')).toMatchObject(TAKEN)
    expect(await t.say(first, 'judge-person', lift)).toMatchObject(TAKEN)
    expect(await t.say(other, 'judge-person', lift)).toMatchObject({ status: 200 })
    expect(await t.rows('select status from public.cases where id = $1', [id])).toEqual([
      { status: 'lifted' },
    ])
  })

  it('against a removal is decided by another admin, also by restoring the listing', async () => {
    const other = await t.user({ roles: ['admin'] })
    const id = await removed()
    expect(await decide(first, id, 'dismiss')).toMatchObject(TAKEN)
    expect(await t.say(first, 'restore-listing', { id: t.item.id })).toMatchObject(TAKEN)
    expect(await t.say(other, 'restore-listing', { id: t.item.id })).toMatchObject({ status: 200 })
  })

  it('is decided by who decided first where nobody else could, and the audit log says so', async () => {
    // Neither of these could: blocked, without the right, and whom it concerns.
    const gone = await t.user({ roles: ['moderator'] })
    await t.user({ roles: ['lender'] })
    await t.rows(`update public.profiles set is_blocked = true where id = $1`, [gone.id])
    const id = await blocked()
    await t.rows(`update public.profiles set roles = '{user,admin}', is_blocked = true where id = $1`, [
      t.owner.id,
    ])
    expect(await ownAppeal(first, id)).toEqual([{ others: false, other_admins: false }])
    expect(await decide(first, id, 'dismiss')).toMatchObject({ status: 200 })
    expect(await log()).toMatchObject([{ details: { caseId: id, ownDecision: true } }])
  })

  it('is lifted by the only admin, though a moderator could have dismissed it', async () => {
    await t.user({ roles: ['moderator'] })
    const id = await blocked()
    expect(await decide(first, id, 'lift')).toMatchObject({ status: 200 })
    expect(await log()).toMatchObject([{ details: { ownDecision: true } }])
  })

  it('is guarded by the database', async () => {
    const colleague = await t.user({ roles: ['moderator'] })
    const id = await removed()
    const dismiss = (by: string) =>
      t.rows(
        `update public.cases set status = 'dismissed', decided_at = now() + interval '1 h', decided_by = $2 where id = $1`,
        [id, by],
      )
    await expect(dismiss(first.id)).rejects.toMatchObject({ code: 'LA044', constraint: 'appeals_by_another' })
    await dismiss(colleague.id)
  })

  it('says nothing of who decided to people outside of the team', async () => {
    const id = await blocked()
    expect(await ownAppeal(t.owner, id)).toEqual([])
    const asAnother = await t.client({ as: t.renter }).rpc('own_appeal', { one: id, decider: first.id })
    expect(asAnother.data).toEqual([])
  })
})
