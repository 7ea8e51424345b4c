import type pg from 'pg'
import type { Database } from '#backend/db/database.ts'
import { transactionAsOwner } from '#backend/db/transaction-as-owner.ts'
import type { PaymentFailure, ProviderPayment } from '../provider.ts'
import { PaymentProviderError } from '../provider.ts'
import { clientSecretOf } from './client-secret.ts'
import { emitEvent } from './emit-event.ts'

/** What the test provider works with: its tables in a database, its secret, its clock. */
export interface Books {
  db: Database
  secret: string
  now(): Date
}

export interface PaymentRow {
  id: string
  status: 'open' | 'requires_action' | 'authorised' | 'captured' | 'voided'
  amount_cents: number
  currency: 'EUR'
  captured_cents: number
  refunded_cents: number
  failure_code: PaymentFailure | null
  challenge_outcome: 'authorised' | 'declined' | null
  card_brand: string | null
  card_last4: string | null
  authorised_until: Date | null
  metadata: Record<string, string>
}

/** One transaction on the provider's own books, apart from any of the product's. */
export const onBooks = <T>(books: Books, work: (client: pg.PoolClient) => Promise<T>): Promise<T> =>
  transactionAsOwner(books.db, work)

/** Takes a payment for change until the end of the transaction; an authorisation that ran out is let go first. */
export async function lockPayment(books: Books, client: pg.PoolClient, id: string): Promise<PaymentRow> {
  const { rows } = await client.query<PaymentRow>(
    'select * from payments_test.payments where id = $1 for update',
    [id],
  )
  const [payment] = rows
  if (!payment) throw new PaymentProviderError('not_found', `There is no payment ${id}.`)
  const lapsed = payment.authorised_until && payment.authorised_until <= books.now()
  return lapsed ? changePayment(books, client, id, { status: 'voided' }) : payment
}

type Change = Partial<Omit<PaymentRow, 'id' | 'amount_cents' | 'currency' | 'metadata'>>

/** Changes a payment and queues the webhook that tells of its new state, together or not at all. */
export async function changePayment(
  books: Books,
  client: pg.PoolClient,
  id: string,
  change: Change,
): Promise<PaymentRow> {
  const left = change.status && change.status !== 'requires_action' ? { challenge_outcome: null } : {}
  const until = change.status && change.status !== 'authorised' ? { authorised_until: null } : {}
  const columns = Object.entries({ ...left, ...until, ...change })
  const { rows } = await client.query<PaymentRow>(
    `update payments_test.payments set ${columns.map(([name], n) => `${name} = $${n + 2}`).join(', ')}
     where id = $1 returning *`,
    [id, ...columns.map(([, value]) => value)],
  )
  const [payment] = rows as [PaymentRow]
  await emitEvent(books, client, payment)
  return payment
}

/** A payment as the product's side sees it. */
export const toPayment = (books: Books, row: PaymentRow): ProviderPayment => ({
  id: row.id,
  status: row.status,
  amountCents: row.amount_cents,
  currency: row.currency,
  capturedCents: row.captured_cents,
  refundedCents: row.refunded_cents,
  clientSecret: clientSecretOf(row.id, books.secret),
  authorisedUntil: row.authorised_until?.toISOString() ?? null,
  failure: row.failure_code,
  metadata: row.metadata,
})
