import type { Context } from '#backend/functions/use-case.ts'
import { mayWork } from '#domain/access/office.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import type { PayoutRow } from './payout-row.ts'

/**
 * The first of the two people who approve a large payout: not who gets it, and only while they still may decide.
 */
export async function endorserOf(
  tx: Context['tx'],
  { id, user_id: payee }: Pick<PayoutRow, 'id' | 'user_id'>,
): Promise<string | undefined> {
  const endorsements = await tx
    .selectFrom('payout_events')
    .select('user_id')
    .where('payout_id', '=', id)
    .where('transition', '=', 'endorse')
    .execute()
  for (const { user_id: person } of endorsements) {
    if (!person || person === payee) continue
    const actor = await loadActor(tx, person)
    if (actor && mayWork(actor, 'accounts')) return person
  }
}
