import { sql, type Transaction } from 'kysely'
import { brand } from '#contract/brand.ts'
import type { Schema } from '#contract/schema.ts'
import { titledBy, titleIn } from '#domain/listing/title-in.ts'
import { methodName } from '#domain/payout/method-name.ts'

export interface StatementLine {
  kind: string
  at: Date
  bookingNumber: number | null
  title: string | null
  payoutNumber: number | null
  /** Where the payout went, as the person recognises it. */
  payoutTo: string | null
  /** Added to the lender's balance, in cents. */
  cents: number
  /** The platform's fee. */
  feeCents: number
}

export interface Statement {
  start: Date
  end: Date
  openingCents: number
  lines: StatementLine[]
}

/** More rentals than a lender releases in a month. */
const MAX_LINES = 2_000

/**
 * The events of a lender's account in a month (`2026-11`), by the clock of the operator's place. Titles are in the
 * person's language where the item has one.
 */
export async function loadStatement(
  tx: Transaction<Schema>,
  userId: string,
  month: string,
  locale: string,
): Promise<Statement> {
  const { rows: bounds } = await sql<{ start: Date; end: Date }>`
    select d.start at time zone ${brand.timeZone} as start,
      (d.start + interval '1 month') at time zone ${brand.timeZone} as end
    from (select ${`${month}-01`}::date::timestamp as start) d`.execute(tx)
  const { start, end } = bounds[0]!
  const own = sql`public.ledger_accounts a
    join public.ledger_entries e on e.account_id = a.id
    join public.ledger_transfers t on t.id = e.transfer_id`
  const mine = sql`a.user_id = ${userId} and a.kind = 'lender'`
  const { rows: sums } = await sql<{ cents: string }>`
    select coalesce(sum(e.amount_cents), 0) as cents from ${own} where ${mine} and t.at < ${start}`.execute(
    tx,
  )
  const { rows } = await sql<Row>`
    select t.kind, t.at, b.number as booking_number, i.title, i.language, i.titles,
      p.number as payout_number, m.kind as method_kind, m.country, m.last4, e.amount_cents,
      (select coalesce(sum(x.amount_cents), 0)
       from public.ledger_entries x join public.ledger_accounts y on y.id = x.account_id
       where x.transfer_id = t.id and y.kind in ('platform', 'affiliate')) as fee_cents
    from ${own}
    left join public.bookings b on b.id = t.booking_id
    left join public.items i on i.id = b.item_id
    left join public.payouts p on p.id = t.payout_id
    left join public.payout_methods m on m.id = p.method_id
    where ${mine} and t.at >= ${start} and t.at < ${end}
    order by t.at, e.id limit ${MAX_LINES}`.execute(tx)
  return { start, end, openingCents: Number(sums[0]!.cents), lines: rows.map((row) => lineOf(row, locale)) }
}

interface Row {
  kind: string
  at: Date
  booking_number: string | number | null
  title: string | null
  language: string | null
  titles: Record<string, string> | null
  payout_number: string | number | null
  method_kind: string | null
  country: string | null
  last4: string | null
  amount_cents: string | number
  fee_cents: string | number
}

const lineOf = (row: Row, locale: string): StatementLine => ({
  kind: row.kind,
  at: new Date(row.at),
  bookingNumber: row.booking_number === null ? null : Number(row.booking_number),
  title: row.title && row.language && titleIn(titledBy(row.title, row.language, row.titles), locale),
  payoutNumber: row.payout_number === null ? null : Number(row.payout_number),
  payoutTo: row.method_kind
    ? methodName({ kind: row.method_kind, country: row.country!, last4: row.last4 })
    : null,
  cents: Number(row.amount_cents),
  feeCents: Number(row.fee_cents),
})
