import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { TestUser } from '#server/testing/app.ts'
import { orderPayout } from './order-payout.ts'
import { reconcilePayouts } from './tasks/reconcile-payouts.ts'
import { type AccountFixture, createAccountFixture } from './testing/account-fixture.ts'

const HOUR_MS = 3_600_000

let fixture: AccountFixture
beforeEach(async () => {
  fixture = await createAccountFixture()
})
afterEach(() => fixture.close())

const transfers = () => [...fixture.double.connect.transfers.values()]
const bankPayouts = () => [...fixture.double.connect.payouts.values()]
const created = (path: string) => fixture.double.requests.filter((each) => each === `POST /v1/${path}`).length
async function reconcile(hours = 25): Promise<void> {
  fixture.setNow(hours * HOUR_MS)
  await reconcilePayouts.run(fixture.deps, async (request) => fixture.app.fetch(request))
}
const listed = () =>
  fixture.rows(`select kind, own_cents::int as own, provider_cents::int as provider,
    mended_at is not null as mended from public.payout_discrepancies order by kind`)
/** The amount that left the provider according to the ledger, less what came back. */
const wentOut = async () =>
  (
    await fixture.rows<{ cents: number }>(`select coalesce(sum(e.amount_cents), 0)::int as cents
      from public.ledger_entries e join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      join public.ledger_transfers t on t.id = e.transfer_id and t.payout_id is not null`)
  )[0]!.cents

/** One that Stripe and the bank have paid. */
async function paid(cents = 5_000) {
  const made = await fixture.approved(cents)
  await fixture.work()
  const { id } = bankPayouts().at(-1)!
  fixture.double.connect.settle(id, 'paid')
  expect(await fixture.tell('payout.paid', id, made.account)).toBe(200)
  expect(await fixture.stateOf(made.id)).toMatchObject({ status: 'paid' })
  return { ...made, bankPayout: id }
}

describe('a payout to an account at Stripe', () => {
  it('is one transfer from the platform and one payout to the bank, and is paid when the bank says so', async () => {
    const { person, id, account } = await fixture.approved()
    await fixture.work()
    expect(transfers()).toMatchObject([
      { amount: 5_000, destination: account, transfer_group: `payout:${id}`, metadata: { payout_id: id } },
    ])
    expect(bankPayouts()).toMatchObject([{ account, amount: 5_000, status: 'pending' }])
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'approved' })
    expect(await fixture.balances(person)).toEqual({ lender: 0, payout: 5_000 })
    fixture.double.connect.settle(bankPayouts()[0]!.id, 'paid')
    for (const _ of [1, 2]) expect(await fixture.tell('payout.paid', bankPayouts()[0]!.id, account)).toBe(200)
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'paid' })
    expect(await fixture.balances(person)).toEqual({ lender: 0, payout: 0 })
    expect(await wentOut()).toBe(5_000)
    expect(await fixture.sumOfAll()).toBe(0)
  })

  it('is nobody’s to confirm by hand', async () => {
    const { id } = await fixture.approved()
    expect(await fixture.say(fixture.moderator, 'confirm-payout', { id })).toMatchObject({
      code: 'PAYOUT_BY_BANK',
    })
  })

  it('goes back to the balance when the bank refuses it, and the transfer to the platform', async () => {
    const { person, id, account } = await fixture.approved()
    await fixture.work()
    const before = fixture.double.connect.platform.balance
    fixture.double.connect.settle(bankPayouts()[0]!.id, 'failed', 'invalid_account_number')
    await fixture.tell('payout.failed', bankPayouts()[0]!.id, account)
    expect(await fixture.stateOf(id)).toEqual({ status: 'failed', status_reason: 'account_wrong' })
    expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect(fixture.double.connect.platform.balance).toBe(before + 5_000)
    // The webhook of the reversal, and the first one again.
    await fixture.tell('transfer.reversed', transfers()[0]!.id)
    await fixture.tell('payout.failed', bankPayouts()[0]!.id, account)
    expect(created(`transfers/${transfers()[0]!.id}/reversals`)).toBe(1)
    expect(await wentOut()).toBe(0)
  })

  it('goes back also when the bank finds out days after it was paid', async () => {
    const { person, id, account, bankPayout } = await paid()
    fixture.double.connect.settle(bankPayout, 'failed', 'account_closed')
    await fixture.tell('payout.failed', bankPayout, account)
    expect(await fixture.stateOf(id)).toEqual({ status: 'failed', status_reason: 'account_closed' })
    expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    // Stripe's earlier events arrive last.
    await fixture.tell('payout.paid', bankPayout, account)
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'failed' })
    expect(await wentOut()).toBe(0)
    const mails = await fixture.rows(
      `select data->>'status' as status, data->>'account' as account from public.outbox
       where recipient = $1 and template = 'payout-news' order by created_at, id`,
      [person.email],
    )
    expect(mails.at(-1)).toEqual({ status: 'failed', account: 'Stripe ···· 3000' })
  })

  it('stays paid when the operator takes the transfer back after the bank had it', async () => {
    const { person, id } = await paid()
    fixture.double.connect.reverse(transfers()[0]!.id, 5_000)
    await fixture.tell('transfer.reversed', transfers()[0]!.id)
    // The person has the money: on the balance as well it would be there twice.
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'paid' })
    expect(await fixture.balances(person)).toEqual({ lender: 0, payout: 0 })
  })

  it('goes back once when the operator has taken the transfer back, and the bank refuses it then', async () => {
    const { person, id, account } = await fixture.approved()
    await fixture.work()
    fixture.double.connect.reverse(transfers()[0]!.id, 5_000)
    await fixture.tell('transfer.reversed', transfers()[0]!.id)
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'approved' })
    fixture.double.connect.settle(bankPayouts()[0]!.id, 'failed', 'account_closed')
    await fixture.tell('payout.failed', bankPayouts()[0]!.id, account)
    expect(await fixture.stateOf(id)).toEqual({ status: 'failed', status_reason: 'account_closed' })
    expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect(created(`transfers/${transfers()[0]!.id}/reversals`)).toBe(0)
  })

  it('waits while the platform’s balance is too low, and is paid once it is not', async () => {
    fixture.double.connect.platform.balance = 100
    const { id } = await fixture.approved()
    await fixture.work()
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'approved' })
    expect(transfers()).toEqual([])
    fixture.double.connect.platform.balance = 100_000
    // Stripe forgets a refusal under an idempotency key within a day.
    fixture.double.forgetKeys()
    await reconcile()
    expect(transfers()).toHaveLength(1)
  })

  it('bounces where Stripe lets no money go to the account, which may have happened on the way', async () => {
    const { person, id, account } = await fixture.approved()
    fixture.double.connect.accounts.get(account)!.isEnabled = false
    await fixture.work()
    expect(await fixture.stateOf(id)).toEqual({ status: 'failed', status_reason: 'account_restricted' })
    expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect(transfers()).toEqual([])
  })

  it.each(['lost', 'unavailable'] as const)('is made once when Stripe’s answers are %s', async (how) => {
    const { id } = await fixture.approved()
    for (const times of [3, 6, 9]) {
      fixture.double.failNext(times, how)
      await orderPayout(fixture.deps, id).catch(() => {})
    }
    fixture.double.failNext(0, how)
    // A day later the keys are forgotten, and what was made is found by its name.
    fixture.double.forgetKeys()
    await fixture.work()
    expect(transfers()).toHaveLength(1)
    expect(bankPayouts()).toHaveLength(1)
    fixture.double.connect.settle(bankPayouts()[0]!.id, 'paid')
    await reconcile()
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'paid' })
  })

  it('is made and booked once when queue, webhooks and clock come at the same moment', async () => {
    const { person, id, account } = await fixture.approved()
    await Promise.all([
      orderPayout(fixture.deps, id),
      orderPayout(fixture.deps, id),
      orderPayout(fixture.deps, id),
      fixture.say(fixture.moderator, 'approve-payout', { id }),
    ])
    expect([transfers().length, bankPayouts().length]).toEqual([1, 1])
    const bankPayout = bankPayouts()[0]!.id
    fixture.double.connect.settle(bankPayout, 'paid')
    const tell = () => fixture.tell('payout.paid', bankPayout, account)
    await Promise.all([tell(), tell(), tell(), reconcile(), fixture.work()])
    expect(await wentOut()).toBe(5_000)
    fixture.double.connect.settle(bankPayout, 'failed', 'account_closed')
    const fail = () => fixture.tell('payout.failed', bankPayout, account)
    await Promise.all([fail(), tell(), fail(), fixture.tell('transfer.reversed', transfers()[0]!.id)])
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'failed' })
    expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect(fixture.double.connect.platform.balance).toBe(100_000_000)
    expect(await fixture.sumOfAll()).toBe(0)
  })
})

describe('reconcile-payouts', () => {
  it('reports nothing about payouts that went well, and repairs what no webhook told', async () => {
    const { id, person, bankPayout } = await paid()
    await reconcile()
    expect(await listed()).toEqual([])
    fixture.double.connect.settle(bankPayout, 'failed', 'account_closed')
    await reconcile()
    expect(await fixture.stateOf(id)).toMatchObject({ status: 'failed' })
    expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
    expect(await listed()).toEqual([])
  })

  it('lists what the webhook tells was taken back, however long ago the payout was paid', async () => {
    await paid()
    fixture.setNow(200 * 24 * HOUR_MS)
    fixture.double.connect.reverse(transfers()[0]!.id, 1_200)
    expect(await listed()).toEqual([])
    for (const _ of [1, 2]) expect(await fixture.tell('transfer.reversed', transfers()[0]!.id)).toBe(200)
    expect(await listed()).toEqual([{ kind: 'returned', own: 0, provider: 1_200, mended: false }])
  })

  it('compares a payout for three months after it was paid, however long it took until then', async () => {
    const { id } = await paid()
    await fixture.rows(
      `update public.payouts set created_at = created_at - interval '100 days' where id = $1`,
      [id],
    )
    fixture.double.connect.reverse(transfers()[0]!.id, 1_200)
    await reconcile()
    expect(await listed()).toMatchObject([{ kind: 'returned', provider: 1_200 }])
  })

  it('lists for admins what only a person can decide on, until it is right again', async () => {
    await paid()
    fixture.double.connect.reverse(transfers()[0]!.id, 1_200)
    await reconcile()
    await reconcile(1)
    expect(await listed()).toEqual([{ kind: 'returned', own: 0, provider: 1_200, mended: false }])
    const read = async (roles: string[]) => {
      const as = await fixture.user({ roles })
      return (await fixture.client({ as }).from('payout_discrepancies').select('kind')).data
    }
    expect(await read(['admin'])).toEqual([{ kind: 'returned' }])
    expect(await read(['moderator'])).toEqual([])
    fixture.double.connect.reverse(transfers()[0]!.id, -1_200)
    await reconcile(1)
    expect(await listed()).toEqual([{ kind: 'returned', own: 0, provider: 1_200, mended: true }])
  })

  describe('what was taken back', () => {
    const BACK = 1_200
    async function takenBack(cents = BACK) {
      const made = await paid()
      fixture.double.connect.reverse(transfers()[0]!.id, cents)
      await reconcile()
      const { id } = (await open())[0]!
      const admin = await fixture.user({ name: 'Ada', roles: ['admin'] })
      const settle = (as: TestUser, decision: string, more = {}) =>
        fixture.say(as, 'settle-return', { id, cents, decision, reason: 'Taken back by mistake', ...more })
      return { ...made, discrepancy: id, admin, settle }
    }
    /** The queue works, and what is sent again arrives, but its answer never does. */
    async function workDeaf() {
      const accounts = fixture.deps.payoutAccounts!
      fixture.deps.payoutAccounts = {
        ...accounts,
        async sendAgain(...order) {
          await accounts.sendAgain(...order)
          throw new Error('the answer was lost')
        },
      }
      await fixture.work()
      fixture.deps.payoutAccounts = accounts
    }
    const open = () =>
      fixture.rows<{ id: string; cents: number; decision: string | null }>(
        `select id, provider_cents::int as cents, decision from public.payout_discrepancies
         where kind = 'returned' and mended_at is null`,
      )
    const owed = (account: string) => fixture.double.connect.accounts.get(account)!.balance

    it.each([1_200, 5_000])('is given to the account again (%i cents), once, by an admin', async (cents) => {
      const { account, admin, settle, person, id } = await takenBack(cents)
      expect(owed(account)).toBe(-cents)
      const answers = await Promise.all([1, 2, 3].map(() => settle(admin, 'again')))
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404])
      fixture.double.failNext(1, 'lost')
      await fixture.work()
      await fixture.work()
      expect(owed(account)).toBe(0)
      await reconcile(1)
      expect(await listed()).toEqual([{ kind: 'returned', own: 0, provider: cents, mended: true }])
      expect(await fixture.stateOf(id)).toMatchObject({ status: 'paid' })
      expect(await wentOut()).toBe(5_000)
      const audit = await fixture.rows(
        `select action, details->>'decision' as decision, details->>'reason' as reason
         from public.audit_log where subject_id = $1 and actor_id = $2`,
        [person.id, admin.id],
      )
      expect(audit).toEqual([{ action: 'settle-return', decision: 'again', reason: 'Taken back by mistake' }])
    })

    it('is for another decision where it is taken back once more before its sending was heard of', async () => {
      const { account, admin, settle } = await takenBack()
      await settle(admin, 'again')
      await workDeaf()
      expect(owed(account)).toBe(0)
      fixture.double.connect.reverse(transfers().at(-1)!.id, BACK)
      await fixture.tell('transfer.reversed', transfers().at(-1)!.id)
      await fixture.work()
      expect(await open()).toMatchObject([{ cents: BACK, decision: null }])
      await settle(admin, 'again', { id: (await open())[0]!.id })
      await fixture.work()
      expect(owed(account)).toBe(0)
      expect(await open()).toEqual([])
    })

    it('is sent again as far as it lacks, where a part was taken back before its sending was heard of', async () => {
      const { account, id } = await takenBack()
      const [{ order }] = (await fixture.rows<{ order: string[] }>(
        'select order_ids as order from public.payouts where id = $1',
        [id],
      )) as [{ order: string[] }]
      const sendAgain = () => fixture.deps.payoutAccounts!.sendAgain(order, BACK, 'one decision')
      await sendAgain()
      fixture.double.connect.reverse(transfers().at(-1)!.id, 300)
      expect(owed(account)).toBe(-300)
      for (const _ of [1, 2]) await sendAgain()
      expect(owed(account)).toBe(0)
    })

    it('is sent again once the account may receive it, also long after the queue has given up', async () => {
      const { account, admin, settle } = await takenBack()
      await settle(admin, 'again')
      fixture.double.connect.accounts.get(account)!.isEnabled = false
      for (let tries = 0; tries < 20; tries++) await fixture.work()
      expect(await fixture.deps.tasks.failed()).toMatchObject({ tasks: [{ name: 'send-return-again' }] })
      expect(await open()).toMatchObject([{ decision: 'again' }])
      fixture.double.connect.accounts.get(account)!.isEnabled = true
      fixture.double.forgetKeys()
      await reconcile()
      expect(owed(account)).toBe(0)
      expect(await open()).toEqual([])
    })

    it('is nobody’s to decide on once the bank has sent the payout back', async () => {
      const { admin, settle, person, bankPayout, account } = await takenBack()
      fixture.double.connect.settle(bankPayout, 'failed', 'account_closed')
      await fixture.tell('payout.failed', bankPayout, account)
      for (const decision of ['keep', 'again'])
        expect(await settle(admin, decision)).toMatchObject({ code: 'NOT_FOUND' })
      expect(await wentOut()).toBe(0)
      expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
      await reconcile(1)
      expect(await open()).toEqual([])
    })

    it('is the platform’s by the ledger where an admin keeps it', async () => {
      const { admin, settle, discrepancy, person } = await takenBack()
      expect(await settle(admin, 'keep')).toMatchObject({ status: 200 })
      expect(await wentOut()).toBe(5_000 - BACK)
      const [kept] = await fixture.rows(`select t.once_key, e.amount_cents::int as cents
        from public.ledger_transfers t join public.ledger_entries e on e.transfer_id = t.id
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'platform' where t.kind = 'payout_kept'`)
      expect(kept).toEqual({ once_key: expect.stringContaining(discrepancy), cents: BACK })
      await reconcile(1)
      expect(await listed()).toEqual([{ kind: 'returned', own: 0, provider: BACK, mended: true }])
      expect(await fixture.balances(person)).toEqual({ lender: 0, payout: 0 })
      expect(await fixture.sumOfAll()).toBe(0)
    })

    it('is the person’s again, all of it, when the bank sends the payout back after that', async () => {
      const { admin, settle, person, bankPayout, account, id } = await takenBack()
      await settle(admin, 'keep')
      fixture.double.connect.settle(bankPayout, 'failed', 'account_closed')
      await fixture.tell('payout.failed', bankPayout, account)
      expect(await fixture.stateOf(id)).toMatchObject({ status: 'failed' })
      expect(await fixture.balances(person)).toEqual({ lender: 5_000, payout: 0 })
      expect(await wentOut()).toBe(0)
      expect(owed(account)).toBe(0)
      expect(fixture.double.connect.platform.balance).toBe(100_000_000)
    })

    it('is for admins, as it was seen; more that is taken back is decided on by itself', async () => {
      const { admin, settle } = await takenBack()
      expect(await settle(fixture.moderator, 'again')).toMatchObject({ code: 'UNAUTHORIZED' })
      expect(await settle(fixture.renter, 'keep')).toMatchObject({ code: 'UNAUTHORIZED' })
      expect(await settle(admin, 'again', { cents: BACK - 1 })).toMatchObject({ code: 'NOT_FOUND' })
      expect(await settle(admin, 'again', { reason: ' ' })).toMatchObject({ code: 'BAD_INPUT' })
      await settle(admin, 'again')
      fixture.double.connect.reverse(transfers()[0]!.id, 300)
      await reconcile(1)
      expect(await open()).toMatchObject([{ cents: 300, decision: null }])
    })
  })

  it('lists an approved payout while the balance at Stripe is too low for it, and sends it once it is not', async () => {
    const { id } = await fixture.approved()
    fixture.double.connect.platform.balance = 100
    await orderPayout(fixture.deps, id).catch(() => {})
    await reconcile()
    expect(await listed()).toEqual([{ kind: 'waiting', own: 5_000, provider: null, mended: false }])
    fixture.double.connect.platform.balance = 1_000_000
    // For a day Stripe repeats the refusal to the same key.
    fixture.double.forgetKeys()
    await reconcile()
    expect(await listed()).toEqual([{ kind: 'waiting', own: 5_000, provider: null, mended: true }])
    expect(transfers()).toHaveLength(1)
  })

  it('lists what the ledger lacks, and a payout that Stripe does not know', async () => {
    const { id } = await paid()
    await fixture.rows(`update public.payouts set order_ids = '{tr_gone,po_gone}' where id = $1`, [id])
    await fixture.rows('alter table public.ledger_transfers disable trigger user')
    await fixture.rows('alter table public.ledger_entries disable trigger user')
    await fixture.rows(`delete from public.ledger_entries e using public.ledger_transfers t
      where t.id = e.transfer_id and t.kind = 'payout_paid'`)
    await fixture.rows('alter table public.ledger_transfers enable trigger user')
    await fixture.rows('alter table public.ledger_entries enable trigger user')
    await reconcile()
    expect(await listed()).toEqual([
      { kind: 'ledger', own: 0, provider: 5_000, mended: false },
      { kind: 'missing', own: 5_000, provider: null, mended: false },
    ])
  })
})
