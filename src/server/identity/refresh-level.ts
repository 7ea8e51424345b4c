import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { KYC_LEVELS, type KycStatus, kycLevelName, kycLevelOf, kycStatusOf } from '#domain/kyc/level.ts'
import { loadProofs } from './load-proofs.ts'

/** Gives a person, whom the caller has locked, the level that follows after a payout method came or went. */
export async function refreshLevel(
  tx: Transaction<Schema>,
  userId: string,
): Promise<{ kycLevel: number; kycStatus: KycStatus }> {
  const person = await tx
    .selectFrom('profiles')
    .select(['kyc_level', 'kyc_status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const before = { kycLevel: person.kyc_level, kycStatus: kycStatusOf(person.kyc_status) }
  // Below the third level a method changes nothing, and a pending or rejected status stays.
  if (person.kyc_level < KYC_LEVELS.advanced) return before
  const kycLevel = kycLevelOf(await loadProofs(tx, userId, person.kyc_level))
  if (kycLevel === person.kyc_level) return before
  const kycStatus = kycLevelName(kycLevel)
  await tx
    .updateTable('profiles')
    .set({ kyc_level: kycLevel, kyc_status: kycStatus })
    .where('id', '=', userId)
    .execute()
  return { kycLevel, kycStatus }
}
