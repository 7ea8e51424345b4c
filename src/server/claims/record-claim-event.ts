import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { LifecycleEvent } from '#server/lifecycle/lifecycle.ts'

/** Appends a step of a claim to its events. */
export async function recordClaimEvent(
  tx: Transaction<Schema>,
  { id, transition, from, to, role, userId, reason, details, at }: LifecycleEvent,
): Promise<void> {
  await tx
    .insertInto('claim_events')
    .values({
      claim_id: id,
      transition,
      from_status: from,
      to_status: to,
      role,
      user_id: userId,
      reason,
      details: JSON.stringify(details),
      at: at.toISOString(),
    })
    .execute()
}
