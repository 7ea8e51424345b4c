import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'

/** This side's figures for one payment, in cents. */
export interface OwnBooks {
  id: string
  intents: string[]
  status: string
  capturedCents: number
  refundedCents: number
  /** The amount that the provider received according to the ledger, less what it gave back. */
  ledgerCents: number
  /** What disputes have taken out according to the ledger. */
  withdrawnCents: number
}

/** Reads what tables and ledger say of some payments. */
export async function loadBooks(tx: Transaction<Schema>, paymentIds: readonly string[]): Promise<OwnBooks[]> {
  const { rows } = await sql<OwnBooks>`
    with own as (
      select * from public.payments where id = any (${paymentIds}::uuid[])
    ), moved as (
      select own.id, t.id as transfer_id, t.kind
      from own join public.ledger_transfers t on t.payment_id = own.id
      union all
      -- Transfers of the demo name only the booking.
      select own.id, t.id, t.kind
      from own join public.bookings b on b.order_id = own.order_id
        join public.ledger_transfers t on t.booking_id = b.id and t.payment_id is null
    ), sums as (
      select m.id, -sum(e.amount_cents) filter (where m.kind <> 'dispute') as ledger_cents,
        sum(e.amount_cents) filter (where m.kind = 'dispute') as withdrawn_cents
      from moved m
        join public.ledger_entries e on e.transfer_id = m.transfer_id
        join public.ledger_accounts a on a.id = e.account_id and a.kind = 'provider'
      where m.kind in ('capture', 'refund', 'dispute')
      group by m.id
    )
    select own.id, own.status, array(
        select i.id from public.payment_intents i where i.payment_id = own.id order by i.position) as intents,
      own.captured_cents as "capturedCents", own.refunded_cents as "refundedCents",
      coalesce(s.ledger_cents, 0)::bigint as "ledgerCents",
      coalesce(s.withdrawn_cents, 0)::bigint as "withdrawnCents"
    from own left join sums s on s.id = own.id`.execute(tx)
  return rows
}
