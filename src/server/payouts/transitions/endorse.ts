import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { auditDecision } from '../audit-decision.ts'
import { endorserOf } from '../endorser-of.ts'
import type { PayoutRow } from '../payout-row.ts'
import { withheldRefusal } from '../withheld-refusal.ts'

/**
 * The first of the two people who approve a large payout, which waits for the second one then. Refused: WRONG_STATE for
 * one that needs a single person, or has its first already, who still may decide; SECOND_PERSON_NEEDED to who gets it; PAYOUT_WITHHELD
 * for earnings that are withheld.
 */
export const endorse = step<PayoutRow>()({
  name: 'endorse',
  async guard({ tx, userId }, row) {
    if (!row.needs_two || (await endorserOf(tx, row))) {
      return refuse('WRONG_STATE', { status: row.status, transition: 'endorse' })
    }
    if (userId === row.user_id) return refuse('SECOND_PERSON_NEEDED')
    return withheldRefusal(tx, { userId: row.user_id, account: row.account })
  },
  async effects(context, row) {
    await context.tx
      .updateTable('payouts')
      .set({ endorsed_at: context.now.toISOString() })
      .where('id', '=', row.id)
      .execute()
    await auditDecision(context, row, 'endorse-payout')
    return undefined
  },
})
