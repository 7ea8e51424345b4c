import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** This side's figures for one payment, in cents. */
export interface OwnBooks {
  id: string
  purpose: string
  orderId: string | null
  providerPaymentId: string
  status: string
  capturedCents: number
  refundedCents: number
  /** The amount that the provider received according to the ledger, less what it gave back. */
  ledgerCents: number
  /** What disputes have taken out according to the ledger. */
  withdrawnCents: number
}

/** Reads what tables and ledger say of a payment. */
export async function loadBooks(tx: Transaction<Schema>, paymentId: string): Promise<OwnBooks> {
  const row = await tx
    .selectFrom('payments')
    .select([
      'id',
      'purpose',
      'order_id',
      'provider_payment_id',
      'status',
      'captured_cents',
      'refunded_cents',
    ])
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const { rows } = await sql<{ cents: number; withdrawn: number }>`
    select coalesce(-sum(e.amount_cents) filter (where t.kind <> 'dispute'), 0)::bigint as cents,
      coalesce(sum(e.amount_cents) filter (where t.kind = 'dispute'), 0)::bigint as withdrawn
    from public.payments p
      join public.ledger_transfers t on t.payment_id = p.id
        -- Transfers of the demo name only the booking.
        or t.payment_id is null and t.booking_id in (select b.id from public.bookings b where b.order_id = p.order_id)
      join public.ledger_entries e on e.transfer_id = t.id
      join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
    where p.id = ${paymentId} and t.kind in ('capture', 'refund', 'dispute')`.execute(tx)
  return {
    id: row.id,
    purpose: row.purpose,
    orderId: row.order_id,
    providerPaymentId: row.provider_payment_id!,
    status: row.status,
    capturedCents: row.captured_cents,
    refundedCents: row.refunded_cents,
    ledgerCents: rows[0]!.cents,
    withdrawnCents: rows[0]!.withdrawn,
  }
}
