import { sql } from 'kysely'

/** A part of a month's invoices, by their numbers. */
export interface Part {
  limit: number
  offset: number
}

/** The platform's invoices issued in a month (`2026-11`). */
export const ofMonth = (month: string) => sql`from public.invoices v
  where v.issuer_id is null and v.issued_on >= ${`${month}-01`}::date
    and v.issued_on < ${`${month}-01`}::date + interval '1 month'`

/** By their numbers, a part of them or all. */
export const inOrder = (part?: Part) =>
  sql`order by v.year, v.serial ${part ? sql`limit ${part.limit} offset ${part.offset}` : sql``}`

/** For amounts in lists and sums, in which a credit note's are negative. */
export const SIGN = sql`case when v.kind = 'fee_credit' then -1 else 1 end`
