import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { KYC_LEVELS, type KycProofs } from '#domain/kyc/level.ts'

/** Loads a person's proofs: the verified ones, those that the current level implies, and the payout method. */
export async function loadProofs(tx: Transaction<Schema>, userId: string, level: number): Promise<KycProofs> {
  const rows = await tx
    .selectFrom('kyc_submissions')
    .select('step')
    .where('user_id', '=', userId)
    .where('status', '=', 'verified')
    .execute()
  const method = await tx
    .selectFrom('payout_methods')
    .select('id')
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    // An account at a provider is a proof once money could go there, also while the provider wants something more.
    .where((method) =>
      method.or([
        method('status', '=', 'ready'),
        method.and([method('status', '=', 'restricted'), method('first_ready_at', 'is not', null)]),
      ]),
    )
    .limit(1)
    .executeTakeFirst()
  const verified = new Set(rows.map(({ step }) => step))
  const proved = (step: string, from: number) => level >= from || verified.has(step)
  return {
    identity: proved('identity', KYC_LEVELS.basic),
    selfie: proved('selfie', KYC_LEVELS.intermediate),
    address: proved('address', KYC_LEVELS.advanced),
    payoutMethod: method !== undefined,
    business: proved('business', KYC_LEVELS.business),
  }
}
