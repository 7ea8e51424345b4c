import type { Database } from '#backend/db/database.ts'
import type { SqlTransaction } from '#backend/db/sql-transaction.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type {
  PaymentFailure,
  PaymentToFind,
  ProviderMethod,
  ProviderPayment,
} from '#server/providers/provider.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { clientSecretOf } from './client-secret.ts'
import { emitEvent } from './emit-event.ts'

/** Dependencies of the test provider: its tables in a database, its secret, its clock. */
export interface TestLedger {
  db: Database
  secret: string
  now(): Date
}

export interface PaymentRow {
  id: string
  status: 'open' | 'requires_action' | 'authorised' | 'captured' | 'voided'
  amount_cents: number
  currency: string
  captured_cents: number
  refunded_cents: number
  failure_code: PaymentFailure | null
  challenge_outcome: 'authorised' | 'declined' | null
  customer: string | null
  card_brand: string | null
  card_last4: string | null
  method_id: string | null
  authorised_until: Date | null
  metadata: Record<string, string>
  /** Captures and card, where they were read with it. */
  parts?: Record<string, number>
  method?: MethodRow | null
  is_disputed?: boolean
}

/** All of a payment, by name: a statement with a star is planned anew each time. */
export const PAYMENT_COLUMNS = `p.id, p.status, p.amount_cents, p.currency, p.captured_cents, p.refunded_cents, p.failure_code, p.challenge_outcome,
  p.customer, p.card_brand, p.card_last4, p.method_id, p.authorised_until, p.metadata`

/**
 * One transaction on the provider's own books, apart from any of the product's. It need not wait for the disk: what the
 * product writes of it afterwards does, and is never there without it.
 */
export const withTestLedger = <T>(books: TestLedger, work: (tx: SqlTransaction) => Promise<T>): Promise<T> =>
  inTransaction(books.db, { as: 'owner', commitsSoon: true }, work)

/** Takes a payment for change until the end of the transaction; an expired authorisation is voided first. */
export async function lockPayment(books: TestLedger, tx: SqlTransaction, id: string): Promise<PaymentRow> {
  const { rows } = await tx.query<PaymentRow>(
    `select ${PAYMENT_COLUMNS} from payments_test.payments p where p.id = $1 for update`,
    [id],
  )
  const [payment] = rows
  if (!payment) throw new PaymentProviderError('not_found', `There is no payment ${id}.`)
  return hasLapsed(books, payment) ? endPayment(books, tx, payment) : payment
}

/** Ends a payment: nothing more of it can be captured. */
export const endPayment = (books: TestLedger, tx: SqlTransaction, payment: PaymentRow): Promise<PaymentRow> =>
  changePayment(books, tx, payment, { status: payment.captured_cents > 0 ? 'captured' : 'voided' })

type Change = Partial<Omit<PaymentRow, 'parts' | 'method' | 'id' | 'amount_cents' | 'currency' | 'metadata'>>

/** Changes a payment and queues the webhook that tells of its new state, together or not at all. */
export async function changePayment(
  books: TestLedger,
  tx: SqlTransaction,
  before: PaymentRow,
  change: Change,
): Promise<PaymentRow> {
  const left = change.status && change.status !== 'requires_action' ? { challenge_outcome: null } : {}
  const until = change.status && change.status !== 'authorised' ? { authorised_until: null } : {}
  const all = { ...left, ...until, ...change }
  const columns = Object.entries(all)
  const changed = tx.query<PaymentRow>(
    `update payments_test.payments p set ${columns.map(([name], n) => `${name} = $${n + 2}`).join(', ')}
     where id = $1 returning ${PAYMENT_COLUMNS}, ${DETAILS}`,
    [before.id, ...columns.map(([, value]) => value)],
  )
  // One after the other in one round trip.
  const [{ rows }] = await Promise.all([changed, emitEvent(books, tx, { ...before, ...all })])
  return rows[0]!
}

/** The shown state of a payment: all but its client secret, which is stored nowhere. */
export type PaymentState = Omit<ProviderPayment, 'clientSecrets' | 'ids'> & { id: string }

interface Details {
  parts: Record<string, number>
  is_disputed: boolean
  method: MethodRow | null
}

/** The columns of `Details`, for a payment `p`. */
const DETAILS = `
  (select coalesce(json_object_agg(part, amount_cents order by created_at, part), '{}') from payments_test.captures
   where payment_id = p.id) as parts,
  exists (select from payments_test.disputes d where d.payment_id = p.id) as is_disputed,
  (select to_jsonb(m) from payments_test.methods m where m.id = p.method_id) as method`

/** A payment as the product's side sees it, with its captures and its card. */
export async function stateOf(tx: SqlTransaction, row: PaymentRow): Promise<PaymentState> {
  const { parts, method, is_disputed } = row
  if (parts && method !== undefined && is_disputed !== undefined)
    return toState(row, { parts, method, is_disputed })
  const { rows } = await tx.query<Details>(
    `select ${DETAILS} from (values ($1::text, $2::text)) p (id, method_id)`,
    [row.id, row.method_id],
  )
  return toState(row, rows[0]!)
}

const toState = (row: PaymentRow, { parts, method, is_disputed: isDisputed }: Details): PaymentState => ({
  id: row.id,
  status: row.status,
  amountCents: row.amount_cents,
  currency: row.currency,
  capturedCents: row.captured_cents,
  refundedCents: row.refunded_cents,
  capturedParts: parts,
  authorisedUntil: row.authorised_until?.toISOString() ?? null,
  failure: row.failure_code,
  method: method && toMethod(method),
  metadata: row.metadata,
  isDisputed,
})

/** A payment with what a browser needs to go on with it. */
export const withSecret = (books: TestLedger, { id, ...state }: PaymentState): ProviderPayment => ({
  ...state,
  ids: [id],
  clientSecrets: [clientSecretOf(id, books.secret)],
})

/** A payment as it is now. */
export async function retrieve(books: TestLedger, id: string): Promise<ProviderPayment> {
  const { rows } = await books.db.pool.query<PaymentRow & Details>(
    `select ${PAYMENT_COLUMNS}, ${DETAILS} from payments_test.payments p where p.id = $1`,
    [id],
  )
  const [payment] = rows
  const state =
    payment && !hasLapsed(books, payment)
      ? toState(payment, payment)
      : await withTestLedger(books, async (tx) => stateOf(tx, await lockPayment(books, tx, id)))
  return withSecret(books, state)
}

/** Those of some payments that there are, as they are now. */
export async function retrieveMany(
  books: TestLedger,
  payments: readonly PaymentToFind[],
): Promise<ProviderPayment[]> {
  const { rows } = await books.db.pool.query<PaymentRow & Details>(
    `select ${PAYMENT_COLUMNS}, ${DETAILS} from payments_test.payments p where p.id = any ($1)`,
    [payments.map(({ ids }) => ids[0])],
  )
  const found: ProviderPayment[] = []
  for (const row of rows)
    found.push(hasLapsed(books, row) ? await retrieve(books, row.id) : withSecret(books, toState(row, row)))
  return found
}

const hasLapsed = (books: TestLedger, { authorised_until: until }: PaymentRow): boolean =>
  until !== null && until <= books.now()

const toMethod = (method: MethodRow): ProviderMethod => ({
  id: method.id,
  brand: method.card_brand,
  last4: method.card_last4,
  expMonth: method.exp_month,
  expYear: method.exp_year,
  fingerprint: method.fingerprint,
})

export interface MethodRow {
  id: string
  customer: string
  card_brand: string
  card_last4: string
  exp_month: number
  exp_year: number
  on_session: 'authorised' | 'challenge'
  off_session: 'authorised' | 'challenge' | 'declined' | 'insufficient'
  fingerprint: string | null
  removed_at: Date | null
}
