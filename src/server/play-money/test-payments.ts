import { randomUUID } from 'node:crypto'
import {
  type CaptureRequest,
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRequest,
  type ProviderPayment,
  type ProviderRefund,
  type RefundRequest,
} from '#server/providers/provider.ts'
import { emitEvent } from './emit-event.ts'
import { once } from './once.ts'
import { chargeAway, confirmWith, removeMethod } from './saved-cards.ts'
import { DISPUTED_LAST4, isDisputedPart, openDispute, testDisputes } from './test-disputes.ts'
import {
  changePayment,
  endPayment,
  lockPayment,
  PAYMENT_COLUMNS,
  type PaymentRow,
  retrieve,
  retrieveMany,
  stateOf,
  type TestLedger,
  withSecret,
} from './test-ledger.ts'

type Money = Omit<PaymentProvider, 'name' | 'signatureHeader' | 'parseWebhook'>

/** The operations on payments for the product's server. */
export const testPayments = (books: TestLedger): Money => ({
  createCustomer: async ({ id }) => `cus_test_${id}`,
  createPayment: (request) => createPayment(books, request),
  retrieve: ([id]) => retrieve(books, id!),
  retrieveMany: (payments) => retrieveMany(books, payments),
  confirmWith: ([id], method, key) => confirmWith(books, id!, method, key),
  capture: ([id], request) => capture(books, id!, request),
  async void([id], key) {
    const state = await once(books, { key, operation: 'void', input: { id } }, async (tx) => {
      const payment = await lockPayment(books, tx, id!)
      if (payment.status === 'captured') {
        throw new PaymentProviderError('wrong_state', 'Captured money can only be refunded.')
      }
      const ended = payment.status === 'voided' ? payment : await endPayment(books, tx, payment)
      return stateOf(tx, ended)
    })
    return withSecret(books, state)
  },
  refund: ([id], request) => refund(books, id!, request),
  async offerWallets() {},
  removeMethod: (method) => removeMethod(books, method),
  ...testDisputes(books),
})

/** The details of a payment that nothing has happened to yet. */
const UNTOUCHED = { parts: {}, method: null, is_disputed: false }

async function createPayment(books: TestLedger, request: PaymentRequest): Promise<ProviderPayment> {
  const { idempotencyKey: key, ...input } = request
  const sum = request.parts.reduce((total, { amountCents }) => total + amountCents, 0)
  const state = await once(books, { key, operation: 'create', input }, async (tx) => {
    checkAmount(request.amountCents, sum)
    if (sum !== request.amountCents) throw new PaymentProviderError('bad_amount', 'Parts are not the whole.')
    const { rows } = await tx.query<PaymentRow>(
      `insert into payments_test.payments as p (id, amount_cents, currency, customer, metadata, created_at)
       values ($1, $2, $3, $4, $5, $6) returning ${PAYMENT_COLUMNS}`,
      [
        `pay_test_${hex()}`,
        request.amountCents,
        request.currency,
        request.customer,
        request.metadata,
        books.now(),
      ],
    )
    const [payment] = rows as [PaymentRow]
    await emitEvent(books, tx, payment)
    const { offSessionMethod: method } = request
    return stateOf(tx, method ? await chargeAway(books, tx, payment, method) : { ...payment, ...UNTOUCHED })
  })
  return withSecret(books, state)
}

async function capture(books: TestLedger, id: string, request: CaptureRequest): Promise<ProviderPayment> {
  const { idempotencyKey: key, part, amountCents } = request
  const input = { id, part, amountCents }
  const state = await once(books, { key, operation: 'capture', input }, async (tx) => {
    const payment = await lockPayment(books, tx, id)
    if (payment.status !== 'authorised') {
      throw new PaymentProviderError('wrong_state', `A payment that is ${payment.status} cannot be captured.`)
    }
    checkAmount(amountCents, payment.amount_cents - payment.captured_cents)
    const captured = payment.captured_cents + amountCents
    // One after the other in one round trip.
    const [{ rowCount }, changed] = await Promise.all([
      tx.query(
        `insert into payments_test.captures (payment_id, part, amount_cents, created_at) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [id, part, amountCents, books.now()],
      ),
      changePayment(books, tx, payment, {
        captured_cents: captured,
        ...(captured === payment.amount_cents && { status: 'captured' }),
      }),
    ])
    if (rowCount === 0) throw new PaymentProviderError('wrong_state', `Part ${part} is captured already.`)
    const isDisputed = payment.card_last4 === DISPUTED_LAST4
    if (isDisputed) await openDispute(books, tx, { paymentId: id, part, cents: amountCents })
    return stateOf(tx, isDisputed ? { ...changed, is_disputed: true } : changed)
  })
  return withSecret(books, state)
}

const refund = (books: TestLedger, id: string, request: RefundRequest): Promise<ProviderRefund> =>
  once(books, { key: request.idempotencyKey, operation: 'refund', input: { id, ...request } }, async (tx) => {
    const { part, amountCents } = request
    const payment = await lockPayment(books, tx, id)
    const { rows } = await tx.query<{ amount_cents: number; refunded_cents: number }>(
      'select amount_cents, refunded_cents from payments_test.captures where payment_id = $1 and part = $2',
      [id, part],
    )
    const [captured] = rows
    if (!captured) throw new PaymentProviderError('wrong_state', 'Nothing was captured.')
    if (await isDisputedPart(books, tx, id, part))
      throw new PaymentProviderError('wrong_state', `Part ${part} is disputed.`)
    checkAmount(amountCents, captured.amount_cents - captured.refunded_cents)
    await tx.query(
      `update payments_test.captures set refunded_cents = refunded_cents + $3
         where payment_id = $1 and part = $2`,
      [id, part, amountCents],
    )
    const done = { id: `ref_test_${hex()}`, amountCents }
    await tx.query(
      `insert into payments_test.refunds (id, payment_id, amount_cents, created_at) values ($1, $2, $3, $4)`,
      [done.id, id, amountCents, books.now()],
    )
    await changePayment(books, tx, payment, { refunded_cents: payment.refunded_cents + amountCents })
    return done
  })

function checkAmount(amountCents: number, atMost: number): void {
  if (Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= atMost) return
  throw new PaymentProviderError('bad_amount', `${amountCents} is not between 1 and ${atMost} cents.`)
}

const hex = () => randomUUID().replaceAll('-', '')
