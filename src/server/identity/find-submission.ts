import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'

export interface FoundSubmission {
  id: string
  user_id: string
  step: ProvenStep
  status: string
  /** Null where an outside service saw the document. */
  document_path: string | null
  back_path: string | null
  details: unknown
  decided_by: string | null
}

/** A submitted step, for a moderator who may decide on it; refused: BLOCKED, UNAUTHORIZED, NOT_FOUND. */
export async function findSubmission(
  tx: Transaction<Schema>,
  actorId: string,
  id: string,
): Promise<Result<FoundSubmission, 'BLOCKED' | 'UNAUTHORIZED' | 'NOT_FOUND'>> {
  const actor = await loadActor(tx, actorId)
  if (!actor) return refuse('BLOCKED')
  const verify = { action: 'verify', resource: 'document' } as const
  if (!mayDecide(actor, verify, '')) return refuse('UNAUTHORIZED', verify)
  const submission = await tx
    .selectFrom('kyc_submissions')
    .select(['id', 'user_id', 'step', 'status', 'document_path', 'back_path', 'details', 'decided_by'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!submission) return refuse('NOT_FOUND')
  if (!mayDecide(actor, verify, submission.user_id)) return refuse('UNAUTHORIZED', verify)
  return ok(submission as FoundSubmission)
}
