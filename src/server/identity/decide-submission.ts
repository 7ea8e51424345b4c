import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import {
  KYC_LEVELS,
  type KycLevelName,
  type KycProofs,
  type KycStatus,
  kycLevelOf,
} from '#domain/kyc/level.ts'

export interface Decision {
  status: 'verified' | 'rejected'
  at: Date
  /** The moderator; absent where the clock decides. */
  by?: string
  /** What the person is told of a rejection. */
  reason?: string
}

/** Decides a submitted step and gives its person the level that follows; nothing happens to one decided before. */
export async function decideSubmission(
  tx: Transaction<Schema>,
  id: string,
  decision: Decision,
): Promise<void> {
  const submission = await tx
    .selectFrom('kyc_submissions')
    .select('user_id')
    .where('id', '=', id)
    .executeTakeFirst()
  if (!submission) return
  const { user_id: userId } = submission
  // The person first, as everything does that changes their identity.
  const person = await tx
    .selectFrom('profiles')
    .select('kyc_level')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  const decided = await tx
    .updateTable('kyc_submissions')
    .set({
      status: decision.status,
      decided_at: decision.at.toISOString(),
      decided_by: decision.by ?? null,
      reason: decision.reason ?? null,
    })
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst()
  if (!decided) return
  const level = Math.max(person.kyc_level, kycLevelOf(await loadProofs(tx, userId, person.kyc_level)))
  const status = level > 0 ? nameOf(level) : await statusWithoutLevel(tx, userId, decision)
  await tx
    .updateTable('profiles')
    .set({ kyc_level: level, kyc_status: status })
    .where('id', '=', userId)
    .execute()
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

/** What somebody has proved: what was verified, and whatever the level that they have already stands for. */
async function loadProofs(tx: Transaction<Schema>, userId: string, level: number): Promise<KycProofs> {
  const rows = await tx
    .selectFrom('kyc_submissions')
    .select('step')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .execute()
  const verified = new Set(rows.map(({ step }) => step))
  const proved = (step: string, from: number) => level >= from || verified.has(step)
  return {
    identity: proved('identity', KYC_LEVELS.basic),
    selfie: proved('selfie', KYC_LEVELS.intermediate),
    address: proved('address', KYC_LEVELS.advanced),
    // Payout methods come with the payouts.
    payoutMethod: level >= KYC_LEVELS.lender,
    business: proved('business', KYC_LEVELS.business),
  }
}

const nameOf = (level: number): KycLevelName =>
  (Object.keys(KYC_LEVELS) as KycLevelName[]).find((name) => KYC_LEVELS[name] === level) ?? 'none'
