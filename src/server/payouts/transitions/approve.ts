import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { affiliateRefusal } from '../affiliate-refusal.ts'
import { auditDecision } from '../audit-decision.ts'
import { endorserOf } from '../endorser-of.ts'
import { enqueuePayout } from '../enqueue-payout.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import { methodKind } from '../method-kind.ts'
import { payoutRoute } from '../payout-route.ts'
import type { PayoutRow } from '../payout-row.ts'
import { withheldRefusal } from '../withheld-refusal.ts'

/**
 * A moderator approves a payout: the bank or the payment provider gets the order, or the operator pays by hand. Refused:
 * SECOND_PERSON_NEEDED for a large one that nobody else has endorsed, AFFILIATE_BLOCKED for commissions that are kept,
 * PAYOUT_WITHHELD for earnings that are.
 */
export const approve = step<PayoutRow>()({
  name: 'approve',
  async guard(context, row) {
    const { tx } = context
    if (row.needs_two) {
      const endorser = await endorserOf(tx, row)
      if (!endorser || endorser === context.userId) return refuse('SECOND_PERSON_NEEDED')
    }
    const person = await tx
      .selectFrom('profiles')
      .select(['is_blocked', 'kyc_level'])
      .where('id', '=', row.user_id)
      .executeTakeFirstOrThrow()
    if (person.is_blocked) return refuse('BLOCKED')
    const kept = await affiliateRefusal(tx, { userId: row.user_id, account: row.account })
    if (kept) return kept
    const withheld = await withheldRefusal(tx, { userId: row.user_id, account: row.account })
    if (withheld) return withheld
    const required = KYC_LEVELS.lender
    return person.kyc_level < required
      ? refuse('KYC_REQUIRED', { required, current: person.kyc_level })
      : undefined
  },
  async effects(context, row) {
    const { tx, deps } = context
    await auditDecision(context, row, 'approve-payout')
    await mailPayout(tx, deps.config.siteUrl, row)
    if (payoutRoute(deps, await methodKind(tx, row))) await enqueuePayout(tx, deps, row.id)
    return undefined
  },
})
