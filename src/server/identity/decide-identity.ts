import type { Context } from '#backend/functions/use-case.ts'
import type { DecidedIdentity } from '#contract/identity.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { decideSubmission } from './decide-submission.ts'
import { findSubmission } from './find-submission.ts'
import { listenerOf, tellOfDecision, type Verdict } from './tell-of-decision.ts'

/**
 * Carries out a moderator's decision on a proof: level, mail and audit log, in the caller's transaction. Repeated by
 * the same moderator it succeeds without effect. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, WRONG_STATE, and
 * DOCUMENT_UNSEEN for a moderator who has not opened the document.
 */
export async function decideIdentity(
  { tx, deps, userId, now }: Context,
  id: string,
  verdict: Verdict,
): Promise<Result<DecidedIdentity, RefusalCode>> {
  const found = await findSubmission(tx, userId, id)
  if (!found.ok) return found
  if (found.value.status === 'pending' && !(await hasOpened(tx, userId, id))) return refuse('DOCUMENT_UNSEEN')
  const listener = await listenerOf(tx, found.value.user_id)
  const decided = await decideSubmission(tx, id, { ...verdict, at: now, by: userId })
  if (!decided) return answerAgain(tx, userId, id, verdict)
  await tellOfDecision(tx, deps.config.siteUrl, listener, found.value, verdict)
  const { user_id: subjectId, step } = found.value
  const { status, ...why } = verdict
  await recordAction(tx, {
    actorId: userId,
    action: status === 'verified' ? 'approve-identity' : 'reject-identity',
    subjectId,
    details: { submissionId: id, step, ...why },
    at: now,
  })
  return ok({ id, status })
}

async function hasOpened(tx: Context['tx'], userId: string, id: string): Promise<boolean> {
  const opening = await tx
    .selectFrom('kyc_openings')
    .select('at')
    .where('submission_id', '=', id)
    .where('moderator_id', '=', userId)
    .executeTakeFirst()
  return opening !== undefined
}

/** Read again: it may have been decided while this call waited for the person's row. */
async function answerAgain(
  tx: Context['tx'],
  userId: string,
  id: string,
  { status }: Verdict,
): Promise<Result<DecidedIdentity, RefusalCode>> {
  const now = await findSubmission(tx, userId, id)
  if (!now.ok) return now
  if (now.value.status === status && now.value.decided_by === userId) return ok({ id, status })
  return refuse('WRONG_STATE', { status: now.value.status })
}
