import { sql } from 'kysely'

/**
 * The transfers before `until` that took a fee of a rental, or gave one back, and are on no invoice: of one lender, or of
 * all; cents are negative where it was given back.
 */
export const uninvoicedFees = ({ until, lenderId }: { until: Date; lenderId?: string }) => sql`
  select t.id, t.at, t.booking_id, b.owner_id, sum(e.amount_cents) as cents
  from public.bookings b
  join public.ledger_transfers t on t.booking_id = b.id
  join public.ledger_entries e on e.transfer_id = t.id
  join public.ledger_accounts a on a.id = e.account_id
  where ${lenderId ? sql`b.owner_id = ${lenderId}` : sql`true`}
    and t.kind in ('release', 'adjustment') and t.at < ${until.toISOString()}::timestamptz
    and a.kind in ('platform', 'affiliate')
    and not exists (select from public.invoiced_fees f where f.transfer_id = t.id)
  group by t.id, b.owner_id
  having sum(e.amount_cents) <> 0`
