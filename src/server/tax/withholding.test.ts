import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RequestedPayout } from '#contract/payouts.ts'
import type { MyTax } from '#contract/tax.ts'
import { createSubmission } from '#seed/fixtures/create-submission.ts'
import { orderPayout } from '#server/payouts/order-payout.ts'
import { createPayoutFixture, GOOD_IBAN, type PayoutFixture } from '#server/payouts/testing/payout-fixture.ts'
import type { TestUser } from '#server/testing/app.ts'
import { followTaxRequests } from './tasks/follow-tax-requests.ts'
import { book, rent, verify } from './testing/reported-lender.ts'

let t: PayoutFixture
let admin: TestUser
let methodId: string
let today: number
beforeEach(async () => {
  today = 0
  t = await createPayoutFixture()
  admin = await t.user({ roles: ['admin'] })
})
afterEach(() => t.close())

const DAY_MS = 86_400_000
const GUARD = { code: 'LA057', constraint: 'payouts_not_withheld' }

/** Has the job run so many days after the beginning. */
async function runOn(day: number): Promise<void> {
  t.setNow((day - today) * DAY_MS)
  today = day
  await followTaxRequests.run(t.deps, async (request) => t.app.fetch(request))
}
const mails = () =>
  t.rows<{ template: string }>(
    `select template, data ->> 'state' as state, data ? 'askedOn' as "isReminder" from public.outbox
     where recipient = $1 and template like 'tax-%' order by created_at, template`,
    [t.owner.email],
  )
const requests = () =>
  t.rows(
    `select first_reminder_at is not null as once, second_reminder_at is not null as twice,
       withheld_at is not null as withheld, answered_at is not null as answered
     from public.tax_requests order by id`,
  )
const pay = (account = 'lender') =>
  t.say<RequestedPayout>(t.owner, 'request-payout', { account, amountCents: 2_000, methodId })
const give = () => t.say(t.owner, 'save-tax-number', { country: 'DE', number: '12345678901' })

/** The lender rented out a means of transport, can be paid, and never said their tax number. */
async function earn(): Promise<void> {
  await rent(t, t.deps.now().toISOString())
  await verify(t)
  await t.rows('update public.profiles set kyc_level = 3 where id = $1', [t.owner.id])
  const method = await t.say<{ id: string }>(t.owner, 'add-payout-method', {
    iban: GOOD_IBAN,
    holder: 'Olga',
  })
  methodId = method.value!.id
  await t.rows('update public.profiles set kyc_level = 4 where id = $1', [t.owner.id])
  await t.credit(t.owner, 50_000)
}

/** The same, until payouts are withheld. */
async function ignore(): Promise<void> {
  await earn()
  for (const day of [0, 21, 42, 60]) await runOn(day)
  expect(await requests()).toEqual([{ once: true, twice: true, withheld: true, answered: false }])
}

describe('a lender of whom the tax report lacks something', () => {
  it('is asked once, reminded twice, and 60 days after the request not paid until it is there', async () => {
    await earn()
    await runOn(0)
    await runOn(1)
    await runOn(20)
    const asked = { template: 'tax-number-due', state: null, isReminder: false }
    const reminded = { ...asked, isReminder: true }
    expect(await mails()).toEqual([asked])
    await runOn(21)
    await runOn(41)
    expect(await mails()).toEqual([asked, reminded])
    await runOn(42)
    await runOn(59)
    expect(await mails()).toEqual([asked, reminded, reminded])
    expect(await pay()).toMatchObject({ status: 200 })
    const mine = async () => (await t.say<MyTax>(t.owner, 'get-my-tax', {})).value!.request
    expect(await mine()).toMatchObject({ gaps: ['tax-number'], withheldAt: null })

    await runOn(60)
    const withheld = { template: 'tax-withheld', state: 'withheld', isReminder: false }
    expect(await mails()).toEqual([asked, reminded, reminded, withheld])
    expect(await pay()).toMatchObject({
      status: 409,
      code: 'PAYOUT_WITHHELD',
      details: { gaps: ['tax-number'], since: expect.any(String) },
    })
    expect((await mine())!.withheldAt!.slice(0, 10)).toBe(t.deps.now().toISOString().slice(0, 10))

    expect(await give()).toMatchObject({ status: 200 })
    expect(await pay()).toMatchObject({ status: 200 })
    expect(await mine()).toBeNull()
    expect((await mails()).at(-1)).toEqual({ ...withheld, state: 'released' })
    await runOn(61)
    expect(await mails()).toHaveLength(5)
    expect(await requests()).toEqual([{ once: true, twice: true, withheld: true, answered: true }])
  })

  it('is asked as soon as a means of transport of theirs is booked, and not for other things', async () => {
    await book(t, false)
    await runOn(0)
    expect(await mails()).toEqual([])
    await book(t)
    await runOn(0)
    expect((await mails()).map(({ template }) => template)).toEqual(['tax-number-due', 'tax-proofs-due'])
  })

  it('is waited for while a moderator has what they gave, and free once it is verified', async () => {
    await earn()
    await give()
    await t.rows(`update public.kyc_submissions set details = '{}' where step = 'address'`)
    for (const day of [0, 21, 42]) await runOn(day)
    await createSubmission(t.db.pool, { user: t.owner.id, step: 'address' })
    await runOn(60)
    expect(await requests()).toMatchObject([{ twice: true, withheld: false }])
    await t.rows(`delete from public.kyc_submissions where status = 'pending'`)
    await runOn(61)
    expect(await requests()).toMatchObject([{ withheld: true, answered: false }])
    await verify(t, ['address'])
    expect(await requests()).toMatchObject([{ withheld: true, answered: true }])
    expect(await pay()).toMatchObject({ status: 200 })
    await runOn(62)
    expect((await mails()).at(-1)).toMatchObject({ state: 'released' })
  })

  it('is reminded after a request of the office as after one by the clock', async () => {
    await earn()
    await t.say(admin, 'ask-for-tax-numbers', { year: t.deps.now().getFullYear() })
    await runOn(1)
    expect(await mails()).toHaveLength(1)
    await runOn(21)
    expect(await requests()).toMatchObject([{ once: true, twice: false }])
  })
})

describe('what is withheld', () => {
  it('is what was earned by lending, also where it was requested before; no commission', async () => {
    await earn()
    const { value } = await pay()
    const { value: approved } = await pay()
    await t.rows(`update public.payouts set status = 'approved' where id = $1`, [approved!.id])
    for (const day of [0, 21, 42, 60]) await runOn(day)
    const approve = () => t.say(admin, 'approve-payout', { id: value!.id })
    expect(await approve()).toMatchObject({ status: 409, code: 'PAYOUT_WITHHELD' })
    await t.rows('update public.payouts set needs_two = true where id = $1', [value!.id])
    expect(await t.say(admin, 'endorse-payout', { id: value!.id })).toMatchObject({ code: 'PAYOUT_WITHHELD' })
    const write = (set: string, id: string) => t.rows(`update public.payouts set ${set} where id = $1`, [id])
    await expect(write(`status = 'approved'`, value!.id)).rejects.toMatchObject(GUARD)
    await expect(write(`bank_file = 'LND-1'`, approved!.id)).rejects.toMatchObject(GUARD)
    await expect(write(`status = 'paid'`, approved!.id)).rejects.toMatchObject(GUARD)
    const ordered = async () => {
      await orderPayout(t.deps, approved!.id)
      const rows = await t.rows<{ orders: number }>(
        'select coalesce(cardinality(order_ids), 0) as orders from public.payouts where id = $1',
        [approved!.id],
      )
      return rows[0]!.orders
    }
    expect(await ordered()).toBe(0)
    const copy = (account: string) =>
      t.rows(
        `insert into public.payouts (user_id, account, method_id, amount_cents)
         select user_id, $2, method_id, 2000 from public.payouts where id = $1`,
        [value!.id, account],
      )
    await expect(copy('lender')).rejects.toMatchObject(GUARD)
    await copy('affiliate')
    const reject = { id: value!.id, reason: 'On request' }
    expect(await t.say(admin, 'reject-payout', reject)).toMatchObject({ status: 200 })
    await give()
    expect(await ordered()).toBe(1)
  })

  it('is nothing where the operator withholds nothing, which still asks and reminds', async () => {
    await ignore()
    const set = { name: 'taxWithholding', reason: 'Accounts are closed instead' }
    expect(await t.say(admin, 'change-setting', { ...set, value: false, version: 0 })).toMatchObject({
      status: 200,
    })
    await t.rows(`update public.setting_changes set effective_from = now()`)
    await t.deps.settings.reload()
    expect(await pay()).toMatchObject({ status: 200 })
    expect((await t.say<MyTax>(t.owner, 'get-my-tax', {})).value!.request).toMatchObject({
      gaps: ['tax-number'],
      withheldAt: null,
      withholdableAt: null,
    })
    await t.rows('delete from public.tax_requests')
    for (const day of [100, 121, 142, 170]) await runOn(day)
    expect(await requests()).toEqual([{ once: true, twice: true, withheld: false, answered: false }])
  })

  it('is seen by those of the back office who decide on payouts, and by nobody else', async () => {
    await ignore()
    const seen = async (as: TestUser) =>
      ((await t.client({ as }).from('tax_requests').select('withheld_at')).data ?? []).length
    expect([await seen(admin), await seen(t.moderator), await seen(t.owner), await seen(t.renter)]).toEqual([
      1, 1, 0, 0,
    ])
  })

  it('is withheld by law: never before two reminders, nor within 60 days', async () => {
    const insert = (columns: string, values: string) =>
      t.rows(
        `insert into public.tax_requests (user_id, requested_at, ${columns})
         values ('${t.owner.id}', now() - interval '1439 hours', ${values})`,
      )
    const law = { constraint: 'tax_requests_by_law' }
    await expect(insert('withheld_at', 'now()')).rejects.toMatchObject(law)
    const reminded = `now() - interval '40 days', now() - interval '20 days'`
    await expect(
      insert('first_reminder_at, second_reminder_at, withheld_at', `${reminded}, now()`),
    ).rejects.toMatchObject(law)
    await insert(
      'first_reminder_at, second_reminder_at, withheld_at',
      `${reminded}, now() + interval '1 hour'`,
    )
  })
})
