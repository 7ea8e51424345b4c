import pg from 'pg'

/** What may not be after a failover, each as a query for how often it is. */
const FAULTS = {
  'acknowledged orders that are lost': `
    select count(*)::int as count from unnest($1::uuid[]) a (id)
    where not exists (select from public.orders o where o.id = a.id and o.status = 'paid')`,
  'units that are taken twice': `
    select count(*)::int as count from public.calendar_entries a join public.calendar_entries b
      on a.unit_id = b.unit_id and a.id < b.id and a.during && b.during where $1::uuid[] is not null`,
  'cents by which the ledger differs from zero': `
    select abs(coalesce(sum(amount_cents), 0))::int as count from public.ledger_entries where $1::uuid[] is not null`,
  'transfers that do not sum to zero': `
    select count(*)::int as count from (
      select from public.ledger_entries where $1::uuid[] is not null
      group by transfer_id having sum(amount_cents) <> 0) t`,
  'paid orders without their bookings': `
    select count(*)::int as count from public.orders o where $1::uuid[] is not null and o.status = 'paid'
      and not exists (select from public.bookings b join public.order_lines l on l.id = b.order_line_id where l.order_id = o.id)`,
} as const

/** Counts what is wrong in the database that took over, and which of these orders it does not have. */
export async function findLoss(
  url: string,
  acknowledged: string[],
): Promise<Record<keyof typeof FAULTS, number>> {
  const client = new pg.Client(url)
  await client.connect()
  const counts: Record<string, number> = {}
  for (const [what, query] of Object.entries(FAULTS)) {
    const { rows } = await client.query<{ count: number }>(query, [acknowledged])
    counts[what] = rows[0]!.count
  }
  await client.end()
  return counts as Record<keyof typeof FAULTS, number>
}
