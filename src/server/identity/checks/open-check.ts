import { sql, type Transaction } from 'kysely'
import type { RefusalCode } from '#contract/refusals.ts'
import type { Schema } from '#contract/schema.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { isRenewable } from '#domain/kyc/validity.ts'
import { ok, type Result, refuse } from '#domain/result.ts'

export interface OpenCheck {
  id: string
  /** Null until the service has answered. */
  reference: string | null
  email: string
}

/**
 * The person's check that is under way, or a new one. Refused: what it would prove is proved already, or their last try
 * is being looked at.
 */
export async function openCheck(
  tx: Transaction<Schema>,
  { userId, provider, now }: { userId: string; provider: 'stripe'; now: Date },
): Promise<Result<OpenCheck, RefusalCode>> {
  const person = await tx
    .selectFrom('profiles')
    .select(['kyc_level', 'email'])
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return refuse('UNAUTHENTICATED')
  const known = await tx
    .selectFrom('identity_checks')
    .select(['id', 'reference', 'status'])
    .where('user_id', '=', userId)
    .where('status', 'in', ['open', 'checking'])
    .executeTakeFirst()
  if (known?.status === 'checking') return refuse('KYC_ALREADY_PENDING', { step: 'identity' })
  if (known) return ok({ id: known.id, reference: known.reference, email: person.email })
  if (person.kyc_level >= KYC_LEVELS.intermediate && !(await endsSoon(tx, userId, now)))
    return refuse('WRONG_STATE', { status: 'verified' })
  const { id } = await tx
    .insertInto('identity_checks')
    .values({ user_id: userId, provider, opened_at: now.toISOString(), looked_at: now.toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return ok({ id, reference: null, email: person.email })
}

/** Whether the document that counts may be replaced by a new one. */
async function endsSoon(tx: Transaction<Schema>, userId: string, now: Date): Promise<boolean> {
  const counting = await tx
    .selectFrom('kyc_submissions')
    .select(sql<string | null>`valid_until::text`.as('validUntil'))
    .where('user_id', '=', userId)
    .where('step', '=', 'identity')
    .where('status', '=', 'verified')
    .executeTakeFirst()
  return isRenewable(counting?.validUntil ?? null, now.getTime())
}
