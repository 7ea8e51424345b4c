import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { LenderPlace } from '#contract/tax.ts'
import { yearOf } from '#domain/tax/reported-year.ts'
import { isReported, isWithin, loadFigures } from './load-figures.ts'
import { loadLenders } from './load-lenders.ts'
import type { Reported } from './load-reported.ts'

/** Some of those who are reported for a year, by name, after one of them: what only these earned is summed up. */
export async function loadReportedPage(
  tx: Transaction<Schema>,
  year: number,
  after?: LenderPlace,
  size = 25,
): Promise<{ reported: Reported[]; next: LenderPlace | null }> {
  // One more than a page says whether there is another one.
  const { rows } = await sql<LenderPlace>`
    select p.id, p.name
    from (
      select p.id, p.name
      from public.profiles p
      -- As one array each is looked up: the names of all people would be read and sorted otherwise.
      where p.id = any (array(
          select distinct i.owner_id
          from public.categories c join public.items i on i.category_id = c.id
          where c.is_transport
        ))
        and ${after ? sql`(p.name, p.id) > (${after.name}, ${after.id}::uuid)` : sql`true`}
      -- In order before anything is looked for, and no more than a page of that.
      order by p.name, p.id offset 0
    ) p
    where exists (
      select
      from public.items i
      join public.categories c on c.id = i.category_id and c.is_transport
      join public.bookings b on b.item_id = i.id
      cross join lateral (
        -- A limit keeps this by rental: of a year all transfers would be read.
        select t.at from public.ledger_transfers t where t.booking_id = b.id and ${isReported} and ${isWithin(year)} limit 1
      ) t
      where i.owner_id = p.id
    )
    order by p.name, p.id
    limit ${size + 1}`.execute(tx)
  const page = rows.slice(0, size)
  const lenderIds = page.map(({ id }) => id)
  const byLender = Map.groupBy(await loadFigures(tx, { year, lenderIds }), ({ lenderId }) => lenderId)
  const lenders = new Map((await loadLenders(tx, lenderIds)).map((lender) => [lender.id, lender]))
  return {
    reported: lenderIds.flatMap((id) => {
      const lender = lenders.get(id)
      return lender ? { lender, quarters: yearOf(byLender.get(id) ?? []) } : []
    }),
    next: rows.length > size ? page.at(-1)! : null,
  }
}
