import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { auditDecision } from '../audit-decision.ts'
import type { PayoutRow } from '../payout-row.ts'

/**
 * The first of the two people who approve a large payout, which waits for the second one then. Refused: WRONG_STATE for
 * one that needs a single person, or has its first already.
 */
export const endorse = step<PayoutRow>()({
  name: 'endorse',
  guard: (_context, { needs_two: needsTwo, endorsed_at: endorsedAt, status }) =>
    needsTwo && !endorsedAt ? undefined : refuse('WRONG_STATE', { status, transition: 'endorse' }),
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
