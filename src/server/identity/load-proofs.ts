import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { KYC_LEVELS, type KycProofs } from '#domain/kyc/level.ts'

/** What a person has proved: what was verified, whatever the level that they have already stands for, and where their money goes. */
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
    // An account at a provider is a proof once its owner was through with it, also while it wants something more.
    .where('status', 'in', ['ready', 'restricted'])
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
