import { recordAction } from '#server/administration/record-action.ts'
import { settleCases } from '#server/cases/settle-cases.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { notifyPerson } from './notify.ts'

interface LiftedBlock {
  personId: string
  /** For the audit log. */
  message: string
}

/** Lifts the block of a person, in the caller's transaction, which holds their row; an open appeal is answered by it. */
export async function liftBlock(
  context: Pick<StepContext, 'tx' | 'deps' | 'now'> & { userId: string },
  { personId, message }: LiftedBlock,
): Promise<void> {
  const { tx, deps, userId, now } = context
  await tx.updateTable('profiles').set({ is_blocked: false }).where('id', '=', personId).execute()
  await settleCases(context, {
    subject: 'person',
    id: personId,
    status: 'lifted',
    which: 'appeals',
    answer: () => undefined,
  })
  // The instant names the occasion: a person may be blocked and freed again.
  const id = `${personId}:${now.toISOString()}`
  await notifyPerson(tx, deps.config.siteUrl, { id, personId, decision: 'lift', why: undefined })
  await recordAction(tx, {
    actorId: userId,
    action: 'lift-conduct',
    subjectId: personId,
    details: { ...(message && { message }) },
    at: now,
  })
}
