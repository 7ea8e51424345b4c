import { sql } from 'kysely'

/** Transfers of before a moment that are on no invoice: of one lender, or of all. */
export interface Uninvoiced {
  until: Date
  lenderId?: string
}

/**
 * The transfers that may have taken a fee of a rental, or given one back, and are on no invoice, out of their queue. Cents are
 * negative where it was given back, and 0 where none was due.
 */
export const uninvoicedFees = ({ until, lenderId }: Uninvoiced) => sql`
  select w.transfer_id as id, w.at, w.lender_id, t.booking_id, coalesce((
    select sum(e.amount_cents) from public.ledger_entries e
    join public.ledger_accounts a on a.id = e.account_id
    where e.transfer_id = w.transfer_id and a.kind in ('platform', 'affiliate')), 0) as cents
  from public.fees_to_invoice w
  join public.ledger_transfers t on t.id = w.transfer_id
  where ${lenderId ? sql`w.lender_id = ${lenderId}` : sql`true`} and w.at < ${until.toISOString()}::timestamptz`

/** The lenders who have any, from the index of the queue alone: in the middle of a month there is none. */
export const lendersWithFees = (until: Date) => sql<{ lenderId: string }>`
  select distinct w.lender_id as "lenderId" from public.fees_to_invoice w
  where w.at < ${until.toISOString()}::timestamptz order by 1`
