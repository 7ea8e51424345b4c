import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/** AFFILIATE_BLOCKED where commissions are not paid out to a person; a block of this moment comes before or after. */
export async function affiliateRefusal(
  tx: Transaction<Schema>,
  { userId, account }: { userId: string; account: string },
): Promise<Refusal<'AFFILIATE_BLOCKED'> | undefined> {
  if (account !== 'affiliate') return
  const affiliate = await tx
    .selectFrom('affiliates')
    .select('blocked_at')
    .where('id', '=', userId)
    .forShare()
    .executeTakeFirst()
  return affiliate?.blocked_at ? refuse('AFFILIATE_BLOCKED') : undefined
}
