import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { LifecycleEvent } from '#server/lifecycle/lifecycle.ts'

/** Appends a step of a claim to its events. */
export async function recordClaimEvent(tx: Transaction<Schema>, event: LifecycleEvent): Promise<void> {
  await tx
    .insertInto('claim_events')
    .values({ claim_id: event.id, ...eventColumns(event), details: JSON.stringify(event.details) })
    .execute()
}
