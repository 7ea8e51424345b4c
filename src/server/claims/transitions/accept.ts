import { agreedCents, type ClaimStatus } from '#domain/claim/lifecycle.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { answerRefusal } from '../answer.ts'
import type { ClaimRow } from '../claim-row.ts'
import { settleClaim } from '../settle-claim.ts'

/** The respondent agrees to the amount, or the claimant to the counter-offer, which is then paid. */
export const accept = step<ClaimRow>()({
  name: 'accept',
  guard: (context, row) => answerRefusal(context, row),
  async effects(context, row) {
    const awardCents = agreedOf(context.from, row)
    await settleClaim(context.tx, context.deps, row, awardCents)
    return { awardCents }
  },
})

/** The amount that both sides agree on, by word or by silence, given the status before; in cents. */
export const agreedOf = (from: string, row: ClaimRow): number =>
  agreedCents(from as ClaimStatus, {
    amountCents: row.amount_cents,
    offerCents: row.offer_cents,
    awardCents: row.award_cents,
  })
