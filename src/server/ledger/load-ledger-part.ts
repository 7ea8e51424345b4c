import { sql, type Transaction } from 'kysely'
import { brand } from '#contract/brand.ts'
import type { Schema } from '#contract/schema.ts'
import type { AccountKind } from '#domain/ledger/account-plan.ts'
import { startOf } from './ledger-day.ts'

/** A transfer as it is exported. */
export interface ExportedTransfer {
  id: string
  /** At the operator's place. */
  day: string
  kind: string
  currency: string
  booking: string | null
  entries: readonly { account: AccountKind; cents: number }[]
}

interface Part {
  from: string
  to: string
  /** The last transfer of the part before. */
  after?: string | undefined
  limit: number
}

/** The transfers of a period in the order of their time, so many of them. */
export async function loadLedgerPart(
  tx: Transaction<Schema>,
  { from, to, after, limit }: Part,
): Promise<ExportedTransfer[]> {
  const place = after
    ? sql`and (t.at, t.id) > (select l.at, l.id from public.ledger_transfers l where l.id = ${after}::uuid)`
    : sql``
  const { rows } = await sql<ExportedTransfer>`
    select t.id, (t.at at time zone ${brand.timeZone})::date::text as day, t.kind, t.currency, b.number::text as booking,
      e.entries
    from (
      select t.id, t.at, t.kind, t.currency, t.booking_id
      from public.ledger_transfers t
      where t.at >= ${startOf(from)} and t.at < ${startOf(to, 1)} ${place}
      order by t.at, t.id limit ${limit}
    ) t
    left join public.bookings b on b.id = t.booking_id
    cross join lateral (
      select jsonb_agg(jsonb_build_object('account', a.kind, 'cents', n.amount_cents) order by n.id) as entries
      from public.ledger_entries n join public.ledger_accounts a on a.id = n.account_id
      where n.transfer_id = t.id
    ) e
    order by t.at, t.id`.execute(tx)
  return rows
}
