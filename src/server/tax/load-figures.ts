import { sql, type Transaction } from 'kysely'
import { brand } from '#contract/brand.ts'
import type { Schema } from '#contract/schema.ts'
import type { QuarterRow } from '#domain/tax/reported-year.ts'

export interface LenderQuarter extends QuarterRow {
  lenderId: string
  year: number
}

/**
 * What lenders earned with rentals of means of transport, by quarter at the operator's place: what was credited to them,
 * with late fees and without what was taken back; not what makes good a damage. Of one lender, of one year, or of some
 * lenders in a year.
 */
export async function loadFigures(
  tx: Transaction<Schema>,
  of: { lenderId: string } | { year: number; lenderIds?: readonly string[] },
): Promise<LenderQuarter[]> {
  const zone = brand.timeZone
  const rows = await sql<LenderQuarter>`
    select b.owner_id as "lenderId",
      extract(year from t.at at time zone ${zone})::integer as year,
      extract(quarter from t.at at time zone ${zone})::integer as quarter,
      count(distinct t.booking_id) filter (where t.kind = 'release')::integer as rentals,
      coalesce(sum(e.amount_cents) filter (where a.kind = 'lender'), 0)::integer as "creditedCents",
      coalesce(sum(e.amount_cents) filter (where t.kind = 'release' and a.kind in ('platform', 'affiliate')), 0)::integer
        as "feeCents"
    from public.categories c
    join public.items i on i.category_id = c.id
    join public.bookings b on b.item_id = i.id
    join public.ledger_transfers t on t.booking_id = b.id
    join public.ledger_entries e on e.transfer_id = t.id
    join public.ledger_accounts a on a.id = e.account_id
    where c.is_transport
      and ${isReported}
      and ${
        'lenderId' in of
          ? sql`b.owner_id = ${of.lenderId}`
          : sql`${isWithin(of.year)} and ${
              // By their items: there are fewer of these than of rentals in all categories.
              of.lenderIds ? sql`i.owner_id = any (${of.lenderIds}::uuid[])` : sql`true`
            }`
      }
    group by 1, 2, 3
    order by 1, 2, 3`.execute(tx)
  return rows.rows
}

/** Whether a transfer `t` of the ledger was in this year at the operator's place. */
export const isWithin = (
  year: number,
) => sql<boolean>`t.at >= make_timestamptz(${year}, 1, 1, 0, 0, 0, ${brand.timeZone})
  and t.at < make_timestamptz(${year + 1}, 1, 1, 0, 0, 0, ${brand.timeZone})`

/** Whether a transfer `t` of the ledger is of a kind that is reported. */
export const isReported = sql<boolean>`(t.kind in ('release', 'adjustment') or t.kind = 'compensation' and t.claim_id is null)`
