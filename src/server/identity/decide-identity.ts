import type { Context } from '#backend/functions/use-case.ts'
import type { DecidedIdentity } from '#contract/identity.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { LEVEL_OF_STEP } from '#domain/kyc/document.ts'
import type { IdentityReason } from '#domain/moderation/reasons.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { isWaiting } from '#server/checkout/identity-wait.ts'
import { type HeldRentals, loadHeldRentals } from '#server/checkout/load-held-rentals.ts'
import { loadRecipient, putMail, type Recipient } from '#server/mail/put-mail.ts'
import { decideSubmission } from './decide-submission.ts'
import { type FoundSubmission, findSubmission } from './find-submission.ts'

type Verdict = { status: 'verified' } | { status: 'rejected'; reason: IdentityReason; message?: string }

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
  const person = await loadRecipient(tx, found.value.user_id)
  const held = (await isWaiting(tx, found.value.user_id))
    ? await loadHeldRentals(tx, found.value.user_id, person.locale)
    : undefined
  const decided = await decideSubmission(tx, id, { ...verdict, at: now, by: userId })
  if (!decided) return answerAgain(tx, userId, id, verdict)
  await notifyPerson(tx, deps.config.siteUrl, { ...found.value, person, held }, verdict)
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

interface Told extends FoundSubmission {
  person: Recipient
  /** What was held until now while they waited. */
  held: HeldRentals | undefined
}

async function notifyPerson(
  tx: Context['tx'],
  siteUrl: string,
  { id, user_id, step, person, held }: Told,
  verdict: Verdict,
): Promise<void> {
  const still = held && (await loadHeldRentals(tx, user_id, person.locale))
  // Any device shows there what is held.
  const path = still ? '/booking/summary' : `/kyc-onboarding?level=${LEVEL_OF_STEP[step]}`
  const data = { step, url: `${siteUrl}${path}`, ...(still && { held: still }) }
  if (verdict.status === 'verified') {
    const isPayable = still && !(await isWaiting(tx, user_id))
    return putMail(tx, person, 'identity-verified', { ...data, ...(isPayable && { isPayable }) }, id)
  }
  const { reason, message } = verdict
  const released = held && !still ? { released: held.rentals } : {}
  await putMail(
    tx,
    person,
    'identity-rejected',
    { ...data, reason, ...(message && { message }), ...released },
    id,
  )
}
