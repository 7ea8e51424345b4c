import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PayoutMethodStatus } from '#domain/payout/payout-method.ts'
import {
  needsTwoPeople,
  type PayoutAccount,
  type PayoutRefusal,
  payoutRefusal,
  TOGETHER_MS,
} from '#domain/payout/payout-rules.ts'
import { isSameName } from '#domain/payout/same-name.ts'
import { ok, type Result } from '#domain/result.ts'
import { loadBalance } from '#server/ledger/load-balance.ts'
import { postPayout } from '#server/ledger/post-payout.ts'
import { affiliateRefusal } from './affiliate-refusal.ts'
import type { LockedPerson } from './lock-person.ts'
import { mailPayout } from './mails/mail-payout.ts'
import type { PayoutRow } from './payout-row.ts'
import { withheldRefusal } from './withheld-refusal.ts'

export interface PayoutOrder {
  account: PayoutAccount
  /** Cents, or all that the account has. */
  amount: number | 'all'
  methodId: string | null
  isAutomatic: boolean
}

/**
 * Opens a payout for a person whom the caller has locked, and moves its money from their balance in the same
 * transaction. Refused as `payoutRefusal` says, AFFILIATE_BLOCKED, and PAYOUT_WITHHELD.
 */
export async function openPayout(
  tx: Transaction<Schema>,
  { siteUrl, twoPeopleFromCents, now }: { siteUrl: string; twoPeopleFromCents: number; now: Date },
  person: LockedPerson,
  { account, amount, methodId, isAutomatic }: PayoutOrder,
): Promise<Result<PayoutRow, PayoutRefusal>> {
  const kept = await affiliateRefusal(tx, { userId: person.id, account })
  if (kept) return kept
  const withheld = await withheldRefusal(tx, { userId: person.id, account })
  if (withheld) return withheld
  const availableCents = await loadBalance(tx, person.id, account)
  const amountCents = amount === 'all' ? availableCents : amount
  const method = await findMethod(tx, person.id, methodId)
  const refusal = payoutRefusal({
    amountCents,
    availableCents,
    kycLevel: person.kyc_level,
    method: method?.status as PayoutMethodStatus | undefined,
  })
  if (refusal || !method) return refusal!
  const row = await tx
    .insertInto('payouts')
    .values({
      user_id: person.id,
      account,
      method_id: method.id,
      amount_cents: amountCents,
      is_automatic: isAutomatic,
      needs_two: needsTwoPeople(amountCents + (await recentCents(tx, person.id, now)), twoPeopleFromCents),
      is_other_name: await isOtherName(tx, person.id, method.holder),
      created_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  await postPayout(tx, row, now)
  await mailPayout(tx, siteUrl, row)
  return ok(row)
}

/**
 * What this person's other payouts come to that wait for a decision or were approved within the last day, in cents:
 * several small ones are as much money as one large one.
 */
async function recentCents(tx: Transaction<Schema>, userId: string, now: Date): Promise<number> {
  const since = new Date(now.getTime() - TOGETHER_MS).toISOString()
  const { rows } = await sql<{ cents: number }>`
    select coalesce(sum(p.amount_cents), 0)::int as cents from public.payouts p
    where p.user_id = ${userId} and (p.status = 'requested' or exists (
      select from public.payout_events e
      where e.payout_id = p.id and e.transition = 'approve' and e.at > ${since}))`.execute(tx)
  return rows[0]!.cents
}

async function findMethod(tx: Transaction<Schema>, userId: string, methodId: string | null) {
  if (!methodId) return
  return tx
    .selectFrom('payout_methods')
    .select(['id', 'holder', 'status'])
    .where('id', '=', methodId)
    .where('user_id', '=', userId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
}

/** Whether the holder of the account is another person by name than the document that proved the identity says. */
async function isOtherName(tx: Transaction<Schema>, userId: string, holder: string): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', details->>'firstName', details->>'lastName') as name from public.kyc_submissions
    where user_id = ${userId} and step = 'identity' and status = 'verified'
    order by decided_at desc limit 1`.execute(tx)
  const name = rows[0]?.name
  return Boolean(name) && !isSameName(name!, holder)
}
