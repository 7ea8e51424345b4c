import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { recordAction } from '#server/administration/record-action.ts'
import type { Deps } from '#server/deps.ts'
import { notifyPerson } from './notify.ts'

interface LiftedBlock {
  personId: string
  /** For the audit log. */
  message: string
  actorId: string
  at: Date
}

/** Lifts the block of a person, in the caller's transaction, which holds their row; an open appeal is answered by it. */
export async function liftBlock(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'config'>,
  { personId, message, actorId, at }: LiftedBlock,
): Promise<void> {
  await tx.updateTable('profiles').set({ is_blocked: false }).where('id', '=', personId).execute()
  await tx
    .updateTable('person_reports')
    .set({ status: 'lifted', decided_at: at.toISOString(), decided_by: actorId })
    .where('person_id', '=', personId)
    .where('reason', '=', 'appeal')
    .where('status', '=', 'open')
    .execute()
  // The instant names the occasion: a person may be blocked and freed again.
  const report = { id: `${personId}:${at.toISOString()}`, person_id: personId }
  await notifyPerson(tx, deps.config.siteUrl, { report, decision: 'lift', why: undefined })
  await recordAction(tx, {
    actorId,
    action: 'lift-conduct',
    subjectId: personId,
    details: { ...(message && { message }) },
    at,
  })
}
