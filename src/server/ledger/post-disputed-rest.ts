import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { postTransfer } from './post-transfer.ts'

/**
 * Posts what is left on the renter's account of a rental that is over, called off or refunded in part, where a lost dispute has
 * given it back already: it makes the platform's loss good. A later dispute of the same rental may leave a rest again.
 */
export async function postDisputedRest(
  tx: Transaction<Schema>,
  { id, renter_id: renterId }: { id: string; renter_id: string },
  at: Date,
): Promise<void> {
  const lost = await tx
    .selectFrom('disputes')
    .select('id')
    .where('booking_id', '=', id)
    .where('status', 'in', ['carried', 'recovered'])
    .executeTakeFirst()
  if (!lost) return
  const { cents, posted } = await tx
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transfers as t', 't.id', 'e.transfer_id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => fn.sum<string | null>('e.amount_cents').as('cents'))
    .select(sql<number>`count(*) filter (where t.kind = 'dispute_rest')`.as('posted'))
    .where('t.booking_id', '=', id)
    .where('a.kind', '=', 'renter')
    .where('a.user_id', '=', renterId)
    .executeTakeFirstOrThrow()
  const rest = Number(cents ?? 0)
  if (rest <= 0) return
  await postTransfer(tx, {
    kind: 'dispute_rest',
    onceKey: `dispute_rest:${id}:${posted}`,
    bookingId: id,
    at,
    entries: [
      { account: 'renter', userId: renterId, cents: -rest },
      { account: 'platform', cents: rest },
    ],
  })
}
