import { randomUUID } from 'node:crypto'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import type { PaymentRow, TestLedger } from './test-ledger.ts'

/** Queues the webhook for the state that a payment is in now. */
export async function emitEvent(books: TestLedger, tx: SqlTransaction, payment: PaymentRow): Promise<void> {
  const id = `evt_test_${randomUUID().replaceAll('-', '')}`
  const now = books.now()
  const type = eventType(payment)
  const body = JSON.stringify({
    id,
    type,
    created: Math.floor(now.getTime() / 1000),
    data: {
      payment: {
        id: payment.id,
        status: payment.status,
        amount: payment.amount_cents,
        amount_captured: payment.captured_cents,
        amount_refunded: payment.refunded_cents,
        currency: payment.currency,
        failure_code: payment.failure_code,
        card: payment.card_last4 && { brand: payment.card_brand, last4: payment.card_last4 },
        metadata: payment.metadata,
      },
    },
  })
  await tx.query(
    `insert into payments_test.events (id, payment_id, type, body, created_at, deliver_at)
     values ($1, $2, $3, $4, $5, $5)`,
    [id, payment.id, type, body, now],
  )
}

function eventType(payment: PaymentRow): string {
  if (payment.refunded_cents > 0) return 'payment.refunded'
  if (payment.status === 'open') return payment.failure_code ? 'payment.failed' : 'payment.created'
  return `payment.${payment.status}`
}
