import { type Kysely, sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { INTENTS } from './intents.ts'
import { PAYMENT_COLUMNS, type PaymentRow } from './payment-row.ts'

const COLUMNS = sql.join(PAYMENT_COLUMNS.map((column) => sql.ref(column)))

/** A payment with its ids at the provider. */
export type LoadedPayment = PaymentRow & { intents: string[] }

/** Reads a payment; nothing where there is none. */
export const loadPayment = (db: Kysely<Schema>, id: string): Promise<LoadedPayment | undefined> =>
  selectPayments(db).where('id', '=', id).executeTakeFirst() as Promise<LoadedPayment | undefined>

/** Takes the checkout of a payment's payer, then the payment itself, and reads it as it is then. */
export async function lockPayment(tx: Transaction<Schema>, id: string): Promise<PaymentRow | undefined> {
  const { rows } = await sql<PaymentRow>`select ${COLUMNS} from public.lock_payment(${id})`.execute(tx)
  return rows[0]
}

/** Reads the payment of an order. */
export const loadOrderPayment = (db: Kysely<Schema>, orderId: string): Promise<LoadedPayment | undefined> =>
  selectPayments(db).where('order_id', '=', orderId).executeTakeFirst() as Promise<LoadedPayment | undefined>

/** Payments as `LoadedPayment`, for a condition to be added. */
export const selectPayments = (db: Kysely<Schema>) =>
  db.selectFrom('payments').select(PAYMENT_COLUMNS).select(INTENTS.as('intents'))
