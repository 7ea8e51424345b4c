import { randomUUID } from 'node:crypto'
import {
  type PaymentProvider,
  PaymentProviderError,
  type PaymentRequest,
  type ProviderPayment,
} from '../provider.ts'
import { type Books, changePayment, lockPayment, onBooks, type PaymentRow, toPayment } from './books.ts'
import { emitEvent } from './emit-event.ts'
import { once } from './once.ts'

type Money = Pick<PaymentProvider, 'createPayment' | 'retrieve' | 'capture' | 'void' | 'refund'>

/** What the product's server may do with payments. */
export const moveMoney = (books: Books): Money => ({
  createPayment: (request) => createPayment(books, request),
  async retrieve(id) {
    const row = await onBooks(books, (client) => lockPayment(books, client, id))
    return toPayment(books, row)
  },
  capture: (id, amountCents, key) => capture(books, id, amountCents, key),
  async void(id, key) {
    const row = await once(books, { key, operation: 'void', input: { id } }, async (client) => {
      const payment = await lockPayment(books, client, id)
      if (payment.status === 'voided') return payment
      if (payment.status === 'captured') {
        throw new PaymentProviderError('wrong_state', 'Captured money can only be refunded.')
      }
      return changePayment(books, client, id, { status: 'voided' })
    })
    return toPayment(books, revive(row))
  },
  refund: (id, request) =>
    once(
      books,
      { key: request.idempotencyKey, operation: 'refund', input: { id, ...request } },
      async (client) => {
        const payment = await lockPayment(books, client, id)
        const refunded = payment.refunded_cents + request.amountCents
        if (payment.status !== 'captured')
          throw new PaymentProviderError('wrong_state', 'Nothing was captured.')
        checkAmount(request.amountCents, payment.captured_cents - payment.refunded_cents)
        const refund = { id: `ref_test_${hex()}`, paymentId: id, amountCents: request.amountCents }
        await client.query(
          `insert into payments_test.refunds (id, payment_id, amount_cents, created_at) values ($1, $2, $3, $4)`,
          [refund.id, id, refund.amountCents, books.now()],
        )
        await changePayment(books, client, id, { refunded_cents: refunded })
        return refund
      },
    ),
})

async function createPayment(books: Books, request: PaymentRequest): Promise<ProviderPayment> {
  const { idempotencyKey: key, ...input } = request
  const row = await once(books, { key, operation: 'create', input }, async (client) => {
    checkAmount(request.amountCents, Number.MAX_SAFE_INTEGER)
    const { rows } = await client.query<PaymentRow>(
      `insert into payments_test.payments (id, amount_cents, currency, metadata, created_at)
       values ($1, $2, $3, $4, $5) returning *`,
      [`pay_test_${hex()}`, request.amountCents, request.currency, request.metadata, books.now()],
    )
    await emitEvent(books, client, rows[0]!)
    return rows[0]!
  })
  return toPayment(books, revive(row))
}

async function capture(books: Books, id: string, amountCents: number, key: string): Promise<ProviderPayment> {
  const input = { id, amountCents }
  const row = await once(books, { key, operation: 'capture', input }, async (client) => {
    const payment = await lockPayment(books, client, id)
    if (payment.status !== 'authorised') {
      throw new PaymentProviderError('wrong_state', `A payment that is ${payment.status} cannot be captured.`)
    }
    checkAmount(amountCents, payment.amount_cents)
    return changePayment(books, client, id, { status: 'captured', captured_cents: amountCents })
  })
  return toPayment(books, revive(row))
}

function checkAmount(amountCents: number, atMost: number): void {
  if (Number.isSafeInteger(amountCents) && amountCents > 0 && amountCents <= atMost) return
  throw new PaymentProviderError('bad_amount', `${amountCents} is not between 1 and ${atMost} cents.`)
}

/** A kept answer comes back from JSON: its one instant is a string there. */
const revive = (row: PaymentRow): PaymentRow => ({
  ...row,
  authorised_until: row.authorised_until && new Date(row.authorised_until),
})

const hex = () => randomUUID().replaceAll('-', '')
