import { sql, type Transaction } from 'kysely'
import type { Replacement } from '#contract/rescue.ts'
import type { Schema } from '#contract/schema.ts'

/** What a member of the team may suggest in place of a rental, the nearest first; nothing of their own. */
export async function loadReplacements(
  tx: Transaction<Schema>,
  { bookingId, userId, limitCents }: { bookingId: string; userId: string; limitCents: number },
): Promise<Replacement[]> {
  const { rows } = await sql<Replacement>`
    select c.id, c.title, c.language, c.translations, c.distance_m, c.total_cents::integer, c.top_up_cents::integer,
      c.is_instant, c.is_suggested
    from public.rescue_candidates(${bookingId}, ${limitCents}, for_office => true) c
    join public.items i on i.id = c.id
    where i.owner_id <> ${userId}
    order by c.distance_m, c.id`.execute(tx)
  return rows
}
