import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '#backend/db/transaction.ts'
import { runTask } from '#server/areas.ts'
import { type CheckoutFixture, createCheckoutFixture } from '#server/checkout/testing/checkout-fixture.ts'
import { DAY_MS, HOUR_MS } from '#server/checkout/testing/steps.ts'
import { settleDue } from '#server/money/testing/settle-due.ts'
import type { TestProvider } from '#server/play-money/test-provider.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { requestDepositCapture, requestDepositRelease } from './decide-deposit.ts'
import { reduceDeposit } from './reduce-deposit.ts'
import { requestCharge } from './request-charge.ts'
import { deleteUnusedCards, LOOK_AT_CARDS } from './tasks/delete-unused-cards.ts'
import { holdDeposits } from './tasks/hold-deposits.ts'

let fixture: CheckoutFixture
beforeEach(async () => {
  fixture = await createCheckoutFixture()
  fixture.deps.log.warn = () => {}
})
afterEach(() => fixture.close())

const GOOD = '4242 4242 4242 4242'
const CHALLENGED = '4000 0027 6000 3184'
const DECLINED_LATER = '4000 0000 0000 0341'

/** Books an item with a deposit of 200 €, three days from now. */
async function book(card = GOOD): Promise<string> {
  const item = await fixture.another({ depositCents: 20_000 })
  const started = await fixture.pay(fixture.renter, [fixture.line(item, 3)], card)
  if (card === CHALLENGED) await fixture.challenge(started, true)
  const { value } = await fixture.complete(fixture.renter, started)
  return value!.bookings[0]!.id
}
async function settle(): Promise<void> {
  const fetch = async (request: Request) => fixture.app.fetch(request)
  for (let turn = 0; turn < 2; turn++) {
    await holdDeposits.run(fixture.deps, fetch)
    await settleDue(fixture.deps)
  }
  await fixture.deps.tasks.drain((name, data) => runTask(fixture.deps, name, data))
}
/** Goes to the moment a day before the rental at which its deposit is reserved. */
async function goToDeposit(): Promise<void> {
  const [row] = await fixture.rows<{ due_at: Date }>('select due_at from public.deposits')
  fixture.setNow(new Date(row!.due_at.getTime() + 1_000))
  await settle()
}
const deposit = async () =>
  (await fixture.rows('select status, failure_code, captured_cents from public.deposits'))[0]
const laterMoney = () =>
  fixture.rows(
    `select t.status, t.captured_cents from payments_test.payments t
     join public.payment_intents i on i.id = t.id join public.payments p on p.id = i.payment_id where p.purpose <> 'rental' order by t.created_at`,
  )
const later = async () =>
  (
    await fixture.rows<{ id: string; status: string }>(
      `select id, purpose, status, failure_code from public.payments where purpose <> 'rental'`,
    )
  )[0]!
const balances = async () =>
  Object.fromEntries(
    (
      await fixture.rows<{ kind: string; cents: number }>(
        `select a.kind, sum(e.amount_cents)::int as cents from public.ledger_entries e
         join public.ledger_accounts a on a.id = e.account_id group by a.kind having sum(e.amount_cents) <> 0`,
      )
    ).map(({ kind, cents }) => [kind, cents]),
  )
const mails = () => fixture.rows(`select recipient from public.outbox where template = 'payment-needed'`)
const decide = (work: Parameters<typeof inTransaction<void>>[2]) =>
  inTransaction(fixture.db, { as: 'service' }, work)

describe('a deposit', () => {
  it('is reserved on the card of the order a day before the rental, once, and not earlier', async () => {
    await book()
    await settle()
    expect(await deposit()).toMatchObject({ status: 'planned' })
    expect(await laterMoney()).toEqual([])
    const [row] = await fixture.rows<{ due_at: Date }>('select due_at from public.deposits')
    fixture.setNow(new Date(row!.due_at.getTime() + 1_000))
    await Promise.all([settle(), settle(), settle()])
    expect(await deposit()).toMatchObject({ status: 'held', failure_code: null })
    expect(await laterMoney()).toEqual([{ status: 'authorised', captured_cents: 0 }])
    expect(await balances()).toEqual({ provider: -2_000, renter: 2_000 })
  })

  it('is reserved again before the authorisation lapses, and the old one is voided', async () => {
    const id = await book()
    await goToDeposit()
    await fixture.rows(`update public.bookings set status = 'picked_up' where id = $1`, [id])
    fixture.setNow(6 * DAY_MS + HOUR_MS)
    await settle()
    await settle()
    expect(await deposit()).toMatchObject({ status: 'held' })
    expect(await laterMoney()).toEqual([
      { status: 'voided', captured_cents: 0 },
      { status: 'authorised', captured_cents: 0 },
    ])
  })

  it('that the bank refuses to reserve again stays as long as it lasts, and its renter is asked', async () => {
    await book()
    await goToDeposit()
    await fixture.rows(`update payments_test.methods set off_session = 'declined'`)
    await goToDeposit()
    expect(await deposit()).toMatchObject({ status: 'held', failure_code: 'PAYMENT_DECLINED' })
    const own = `select status from public.payments where purpose = 'deposit' order by created_at`
    expect(await fixture.rows(own)).toEqual([{ status: 'authorised' }, { status: 'failed' }])
    expect(await mails()).toHaveLength(1)
  })

  it('that the bank wants confirmed is confirmed by the renter, who gets a mail', async () => {
    await book(CHALLENGED)
    await goToDeposit()
    expect(await deposit()).toMatchObject({ status: 'failed' })
    expect(await mails()).toEqual([{ recipient: fixture.renter.email }])
    const { id } = await later()
    const opened = await fixture.say<{ clientSecrets: string[] }>(fixture.renter, 'open-later-payment', {
      paymentId: id,
    })
    expect(opened).toMatchObject({ value: { paymentStatus: 'requires_action', amountCents: 20_000 } })
    expect(await fixture.say(fixture.owner, 'open-later-payment', { paymentId: id })).toMatchObject({
      status: 404,
    })
    expect(await fixture.say(fixture.renter, 'complete-later-payment', { paymentId: id })).toMatchObject({
      code: 'PAYMENT_PENDING',
    })
    const provider = fixture.deps.payments as TestProvider
    await provider.answerChallenge(opened.value!.clientSecrets[0]!, true)
    expect(await fixture.say(fixture.renter, 'complete-later-payment', { paymentId: id })).toMatchObject({
      value: { status: 'authorised' },
    })
    expect(await deposit()).toMatchObject({ status: 'held', failure_code: null })
  })

  it('is left as it is where nothing would remain of it', async () => {
    const bookingId = await book()
    await decide((tx) => reduceDeposit(tx, { bookingId, cents: 20_000, now: fixture.deps.now() }))
    expect(await fixture.rows('select amount_cents from public.deposits')).toEqual([{ amount_cents: 20_000 }])
  })

  it('that was reduced while its card was asked is reserved again, and the larger one voided', async () => {
    const bookingId = await book()
    const [row] = await fixture.rows<{ due_at: Date }>('select due_at from public.deposits')
    fixture.setNow(new Date(row!.due_at.getTime() + 1_000))
    await holdDeposits.run(fixture.deps, async (request) => fixture.app.fetch(request))
    await decide((tx) => reduceDeposit(tx, { bookingId, cents: 5_000, now: fixture.deps.now() }))
    await settle()
    await settle()
    expect(
      await fixture.rows(
        `select status, amount_cents from public.payments where purpose = 'deposit' order by created_at`,
      ),
    ).toEqual([
      { status: 'voided', amount_cents: 20_000 },
      { status: 'authorised', amount_cents: 15_000 },
    ])
  })

  it('is reduced no more once it was decided about', async () => {
    const bookingId = await book()
    await goToDeposit()
    await decide(async (tx) => {
      await requestDepositRelease(tx, fixture.deps, bookingId)
      await reduceDeposit(tx, { bookingId, cents: 5_000, now: fixture.deps.now() })
    })
    expect(await fixture.rows('select amount_cents, due_at from public.deposits')).toEqual([
      { amount_cents: 20_000, due_at: null },
    ])
  })

  it('whose card is gone at the provider can be reserved on another one', async () => {
    await book()
    await fixture.rows('update payments_test.methods set removed_at = now()')
    await goToDeposit()
    expect(await deposit()).toMatchObject({ status: 'failed' })
    expect(await laterMoney()).toEqual([{ status: 'open', captured_cents: 0 }])
    expect(await mails()).toEqual([{ recipient: fixture.renter.email }])
  })

  it('that was declined can be reserved on another card', async () => {
    await book(DECLINED_LATER)
    await goToDeposit()
    expect(await deposit()).toMatchObject({ status: 'failed', failure_code: 'PAYMENT_DECLINED' })
    await settle()
    expect(await mails()).toHaveLength(1)
    const { id } = await later()
    const opened = await fixture.say<{ clientSecrets: string[] }>(fixture.renter, 'open-later-payment', {
      paymentId: id,
    })
    const card = { number: GOOD, expMonth: 12, expYear: 2040, cvc: '123' }
    await (fixture.deps.payments as TestProvider).confirm(opened.value!.clientSecrets[0]!, card)
    await fixture.say(fixture.renter, 'complete-later-payment', { paymentId: id })
    expect(await deposit()).toMatchObject({ status: 'held' })
  })

  it('is missing at the door: the renter cannot state the pick-up, the lender may hand over', async () => {
    const id = await book(DECLINED_LATER)
    await goToDeposit()
    fixture.setNow(DAY_MS)
    expect(await fixture.say(fixture.renter, 'pick-up-booking', { id })).toMatchObject({
      status: 409,
      code: 'DEPOSIT_NOT_HELD',
    })
    expect(await fixture.say(fixture.owner, 'pick-up-booking', { id, code: '000000' })).toMatchObject({
      code: 'HANDOVER_CODE_WRONG',
    })
  })

  it('is released when the rental is cancelled, also one that failed or was never reserved', async () => {
    await book()
    const held = await book(DECLINED_LATER)
    await goToDeposit()
    for (const { id } of await fixture.rows<{ id: string }>('select id from public.bookings')) {
      await fixture.say(fixture.owner, 'cancel-booking', { id })
    }
    await settle()
    expect(await fixture.rows('select distinct status from public.deposits')).toEqual([
      { status: 'released' },
    ])
    expect(
      await fixture.rows(`select distinct status from public.payments where purpose = 'deposit'`),
    ).toEqual([{ status: 'voided' }])
    expect(held).toBeTruthy()
    expect(await balances()).toEqual({})
  })

  it('is captured in part by a claim, the rest given back, and the lender has it at once', async () => {
    const bookingId = await book()
    await goToDeposit()
    const claim = { bookingId, cents: 5_000, claimId: 'c1' }
    for (let i = 0; i < 2; i++)
      await decide((tx) => requestDepositCapture(tx, fixture.deps, claim)).catch(() => undefined)
    await Promise.all([settle(), settle()])
    expect(await deposit()).toEqual({ status: 'captured', failure_code: null, captured_cents: 5_000 })
    expect(await balances()).toMatchObject({ lender: 5_000 })
    await decide((tx) => requestDepositRelease(tx, fixture.deps, bookingId))
    await settle()
    expect(await deposit()).toMatchObject({ status: 'captured' })
  })

  it('has one effect where release and capture race', async () => {
    const bookingId = await book()
    await goToDeposit()
    await Promise.allSettled([
      decide((tx) => requestDepositRelease(tx, fixture.deps, bookingId)),
      decide((tx) => requestDepositRelease(tx, fixture.deps, bookingId)),
      decide((tx) => requestDepositCapture(tx, fixture.deps, { bookingId, cents: 20_000, claimId: 'c1' })),
    ])
    await Promise.all([settle(), settle()])
    const [money] = (await laterMoney()) as [{ status: string; captured_cents: number }]
    const { status, captured_cents } = (await deposit()) as { status: string; captured_cents: number }
    expect([money.status, money.captured_cents]).toEqual(
      status === 'captured' ? ['captured', 20_000] : ['voided', 0],
    )
    expect(captured_cents).toBe(money.captured_cents)
  })

  it('that lapsed before a claim could be taken out of it is charged instead', async () => {
    const bookingId = await book()
    await goToDeposit()
    fixture.setNow(8 * DAY_MS)
    await decide((tx) => requestDepositCapture(tx, fixture.deps, { bookingId, cents: 5_000, claimId: 'c1' }))
    await settle()
    expect(await laterMoney()).toEqual([
      { status: 'voided', captured_cents: 0 },
      { status: 'captured', captured_cents: 5_000 },
    ])
    const captures = 'select amount_cents, status from public.captures order by amount_cents, status'
    expect(await fixture.rows(captures)).toEqual([
      { amount_cents: 2_000, status: 'captured' },
      { amount_cents: 5_000, status: 'captured' },
      { amount_cents: 5_000, status: 'failed' },
    ])
    expect(await balances()).toMatchObject({ lender: 5_000 })
  })
})

describe('a later charge', () => {
  it('is captured on the card of the order, once an occasion, and is the lender’s', async () => {
    const bookingId = await book()
    const charge = { bookingId, purpose: 'late_fee', cents: 1_500, onceKey: 'late-1' } as const
    await decide((tx) => requestCharge(tx, fixture.deps, charge))
    await decide((tx) => requestCharge(tx, fixture.deps, charge))
    await Promise.all([settle(), settle()])
    expect(await laterMoney()).toEqual([{ status: 'captured', captured_cents: 1_500 }])
    expect(await later()).toMatchObject({ purpose: 'late_fee', status: 'captured' })
    expect(await balances()).toEqual({ provider: -3_500, renter: 2_000, lender: 1_500 })
  })

  it('is written only with the transaction that asks for it', async () => {
    const bookingId = await book()
    await decide(async (tx) => {
      await requestCharge(tx, fixture.deps, { bookingId, purpose: 'extension', cents: 900, onceKey: 'e1' })
      throw new Error('changed my mind')
    }).catch(() => undefined)
    await settle()
    expect(await laterMoney()).toEqual([])
  })

  it('survives an answer that never came: the provider is asked again under the same key', async () => {
    const bookingId = await book()
    await decide((tx) =>
      requestCharge(tx, fixture.deps, { bookingId, purpose: 'late_fee', cents: 900, onceKey: 'e1' }),
    )
    const { payments } = fixture.deps
    const { createPayment, capture } = payments
    const lost = () => Promise.reject(new PaymentProviderError('unavailable', 'no answer'))
    payments.createPayment = async (request) => createPayment(request).then(lost)
    await settle()
    payments.createPayment = createPayment
    payments.capture = async (...request) => capture(...request).then(lost)
    fixture.setNow(HOUR_MS)
    await settle()
    payments.capture = capture
    fixture.setNow(2 * HOUR_MS)
    await settle()
    expect(await laterMoney()).toEqual([{ status: 'captured', captured_cents: 900 }])
    expect(await balances()).toEqual({ provider: -2_900, renter: 2_000, lender: 900 })
  })

  it('that the bank refuses waits for the renter', async () => {
    const bookingId = await book(DECLINED_LATER)
    await decide((tx) =>
      requestCharge(tx, fixture.deps, { bookingId, purpose: 'claim', cents: 900, onceKey: 'c1' }),
    )
    await settle()
    expect(await later()).toMatchObject({ status: 'failed', failure_code: 'PAYMENT_DECLINED' })
    expect(await mails()).toHaveLength(1)
    expect(await balances()).toEqual({ provider: -2_000, renter: 2_000 })
  })

  it('that the renter paid in the end is captured by the clock where the provider did not answer', async () => {
    const bookingId = await book(DECLINED_LATER)
    await decide((tx) =>
      requestCharge(tx, fixture.deps, { bookingId, purpose: 'claim', cents: 900, onceKey: 'c1' }),
    )
    await settle()
    const { id } = await later()
    const { payments } = fixture.deps
    const { retrieve, capture } = payments
    let asked = 0
    payments.retrieve = (ids) => {
      asked++
      return retrieve(ids)
    }
    fixture.setNow(10 * HOUR_MS)
    await settle()
    expect(asked).toBe(0)
    const paymentId = { paymentId: id }
    const opened = await fixture.say<{ clientSecrets: string[] }>(
      fixture.renter,
      'open-later-payment',
      paymentId,
    )
    const card = { number: GOOD, expMonth: 12, expYear: 2040, cvc: '123' }
    await (payments as TestProvider).confirm(opened.value!.clientSecrets[0]!, card)
    payments.capture = () => Promise.reject(new PaymentProviderError('unavailable', 'down'))
    await fixture.say(fixture.renter, 'complete-later-payment', paymentId)
    expect(await later()).toMatchObject({ status: 'authorised' })
    Object.assign(payments, { retrieve, capture })
    fixture.setNow(HOUR_MS)
    await settle()
    expect(await laterMoney()).toEqual([{ status: 'captured', captured_cents: 900 }])
    expect(await balances()).toEqual({ provider: -2_900, renter: 2_000, lender: 900 })
  })
})

describe('a saved card', () => {
  const listed = async () =>
    (
      await fixture
        .client({ as: fixture.renter })
        .from('payment_methods')
        .select('id, brand, last4, exp_month, exp_year')
        .not('saved_at', 'is', null)
    ).data ?? []
  const buy = async (saveCard: boolean, fromDays: number) => {
    const started = await fixture.pay(fixture.renter, [fixture.line(fixture.item, fromDays)])
    return fixture.say(fixture.renter, 'complete-checkout', { orderId: started.value!.orderId, saveCard })
  }

  it('is offered only where its owner asked for that, each card once, and to no one else', async () => {
    await buy(false, 10)
    expect(await listed()).toEqual([])
    await buy(true, 20)
    await buy(true, 30)
    expect(await listed()).toMatchObject([{ brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2040 }])
    const { data } = await fixture.client({ as: fixture.owner }).from('payment_methods').select('id')
    expect(data).toEqual([])
  })

  it('pays the next order with one call', async () => {
    await buy(true, 10)
    const [card] = await listed()
    const held = await fixture.hold(fixture.renter, fixture.line(fixture.item, 20))
    const { reservationIds = [], totalCents = 0 } = held.value ?? {}
    const lines = reservationIds.map((reservationId) => ({ reservationId, deliveryMethod: 'pickup' }))
    const order = { lines, expectedTotalCents: totalCents, methodId: card!.id }
    expect(await fixture.say(fixture.owner, 'start-payment', order)).toMatchObject({ status: 409 })
    const started = await fixture.say<{ paymentStatus: string; orderId: string }>(
      fixture.renter,
      'start-payment',
      order,
    )
    expect(started).toMatchObject({ value: { paymentStatus: 'authorised' } })
    expect(
      await fixture.say(fixture.renter, 'complete-checkout', { orderId: started.value!.orderId }),
    ).toMatchObject({ status: 200 })
  })

  it('is removed, and forgotten by the provider when no rental needs it any more', async () => {
    await buy(true, 10)
    const [card] = await listed()
    expect(await fixture.say(fixture.owner, 'remove-payment-method', { methodId: card!.id })).toMatchObject({
      status: 404,
    })
    await fixture.say(fixture.renter, 'remove-payment-method', { methodId: card!.id })
    expect(await listed()).toEqual([])
    fixture.setNow(3 * DAY_MS)
    const forget = () => deleteUnusedCards.run(fixture.deps, async (request) => fixture.app.fetch(request))
    await forget()
    const removed = 'select removed_at is not null as gone from payments_test.methods'
    expect(await fixture.rows(removed)).toEqual([{ gone: false }])
    await fixture.rows(`update public.bookings set status = 'cancelled'`)
    // It was looked at today.
    await forget()
    expect(await fixture.rows(removed)).toEqual([{ gone: false }])
    fixture.setNow(5 * DAY_MS)
    await forget()
    expect(await fixture.rows(removed)).toEqual([{ gone: true }])
  })

  it('are looked at in an index when they are due', async () => {
    const plan = await inTransaction(fixture.db, { as: 'service' }, async (tx) => {
      await tx.query('set local enable_seqscan = off')
      await tx.query('set local enable_sort = off')
      const { rows } = await tx.query(`explain ${LOOK_AT_CARDS}`, [fixture.deps.now(), 'test'])
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
    expect(plan).toMatch(/Index Scan using payment_methods_not_saved .*\s+Index Cond: .*< /)
  })
})
