import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type KycStatus, kycLevelName, kycLevelOf } from '#domain/kyc/level.ts'
import { expireProofs } from './expire-proofs.ts'
import { loadProofs } from './load-proofs.ts'

export interface Decision {
  status: 'verified' | 'rejected'
  at: Date
  /** The moderator; absent where the clock decides. */
  by?: string
  /** Why it was rejected, as a code. */
  reason?: string
  /** The moderator's message to the person. */
  message?: string
}

/**
 * Decides a submitted step and gives its person the level that follows; false for one that was decided before, to
 * which nothing happens.
 */
export async function decideSubmission(
  tx: Transaction<Schema>,
  id: string,
  decision: Decision,
): Promise<boolean> {
  const submission = await tx
    .selectFrom('kyc_submissions')
    .select(['user_id', 'step'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!submission) return false
  const { user_id: userId, step } = submission
  // The person first, as everything does that changes their identity.
  const person = await tx
    .selectFrom('profiles')
    .select('kyc_level')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  const decided = await tx
    .updateTable('kyc_submissions')
    .set({
      status: decision.status,
      decided_at: decision.at.toISOString(),
      decided_by: decision.by ?? null,
      reason: decision.reason ?? null,
      message: decision.message ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  if (!decided) return false
  if (decision.status === 'verified')
    await expireProofs(tx, { userId, step, except: id, reason: 'replaced', at: decision.at })
  const level = Math.max(person.kyc_level, kycLevelOf(await loadProofs(tx, userId, person.kyc_level)))
  const status = level > 0 ? kycLevelName(level) : await statusWithoutLevel(tx, userId, decision)
  await tx
    .updateTable('profiles')
    .set({ kyc_level: level, kyc_status: status })
    .where('id', '=', userId)
    .execute()
  return true
}

async function statusWithoutLevel(
  tx: Transaction<Schema>,
  userId: string,
  decision: Decision,
): Promise<KycStatus> {
  const pending = await tx
    .selectFrom('kyc_submissions')
    .select('id')
    .where('user_id', '=', userId)
    .where('status', '=', 'pending')
    .executeTakeFirst()
  if (pending) return 'pending'
  return decision.status === 'rejected' ? 'rejected' : 'none'
}
