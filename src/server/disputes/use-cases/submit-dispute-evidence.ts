import { z } from 'zod'
import { inTransaction } from '#backend/db/transaction.ts'
import { type Context, stagedUseCase } from '#backend/functions/use-case.ts'
import type { RefusalCode } from '#contract/refusals.ts'
import { ok, type Result, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { dispute as kind } from '#server/money/dispute.ts'
import { noteEvidence } from '#server/money/note-evidence.ts'
import { settleDispute } from '#server/money/settle-dispute.ts'
import { PaymentProviderError } from '#server/providers/provider.ts'
import { drawEvidence } from '../draw-evidence.ts'
import { type Evidence, loadEvidence } from '../load-evidence.ts'

/**
 * Submits the evidence of a dispute to the payment provider, with what an admin adds in words; once. For admins. Refused:
 * BLOCKED, UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who takes part in the rental, WRONG_STATE, PAYMENT_PROVIDER_DOWN.
 */
export const submitDisputeEvidence = stagedUseCase({
  name: 'submit-dispute-evidence',
  allow: 'signed-in',
  limit: { requests: 20, seconds: 3_600 },
  input: z.object({ id: z.uuid(), note: z.string().trim().max(5_000) }),
  async runStaged(context, { id, note }): Promise<Result<{ id: string }, RefusalCode>> {
    const { deps, userId, now } = context
    const begun = await inTransaction(deps.db, { as: 'service' }, (tx) => begin({ ...context, tx }, id))
    if (!begun.ok) return begun
    const { evidence, paymentId } = begun.value
    const file = await drawEvidence(deps, evidence, { note, now, userId })
    try {
      const submitted = { file, note, idempotencyKey: `evidence:${id}` }
      const seen = await deps.payments.submitEvidence(evidence.disputeId, submitted)
      await inTransaction(deps.db, { as: 'service' }, (tx) =>
        record({ ...context, tx }, id, { evidence, file, note }),
      )
      await settleDispute(deps, paymentId, seen)
      return ok({ id })
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error
      deps.log.warn({ err: error, disputeId: id }, 'evidence could not be submitted')
      return refuse(error.fault === 'unavailable' ? 'PAYMENT_PROVIDER_DOWN' : 'WRONG_STATE')
    }
  },
})

async function begin(
  { tx, userId }: Context,
  id: string,
): Promise<Result<{ evidence: Evidence; paymentId: string }, RefusalCode>> {
  const denial = await partRefusal(tx, userId, 'finance')
  if (denial) return denial
  const row = await kind.lock(tx, id)
  const evidence = row && (await loadEvidence(tx, id))
  if (!row || !evidence) return refuse('NOT_FOUND')
  if ((await kind.rolesOf(tx, row, userId)).includes('party')) return refuse('SECOND_PERSON_NEEDED')
  if (row.status !== 'needs_response') return refuse('WRONG_STATE', { status: row.status })
  return ok({ evidence, paymentId: row.payment_id })
}

async function record(
  { tx, userId, now, client }: Context,
  id: string,
  { evidence, file, note }: { evidence: Evidence; file: Buffer; note: string },
): Promise<void> {
  if (!(await noteEvidence(tx, { disputeId: id, userId, file, at: now }))) return
  const details = { dispute: evidence.number, booking: evidence.record.number, note }
  await recordAction(tx, { actorId: userId, action: 'submit-dispute-evidence', details, at: now, client })
}
