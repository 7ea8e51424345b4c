import type { Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { ADJUSTS } from '#domain/money/adjustment.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

/** Why this person may not act on bookings for the back office: BLOCKED, UNAUTHORIZED; nothing for admins. */
export async function interventionRefusal(
  tx: Transaction<Schema>,
  userId: string,
): Promise<Refusal<RefusalCode> | undefined> {
  const actor = await loadActor(tx, userId)
  return actor ? permissionRefusal(actor, ADJUSTS.action, ADJUSTS.resource) : refuse('BLOCKED')
}

/** Who takes part in a rental never decides on its money: somebody else does. */
export const ownRefusal = (
  { renter_id, owner_id }: { renter_id: string; owner_id: string },
  userId: string,
): Refusal<RefusalCode> | undefined =>
  userId === renter_id || userId === owner_id ? refuse('SECOND_PERSON_NEEDED') : undefined
