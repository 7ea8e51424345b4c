import { agreedCents, type ClaimStatus } from '#domain/claim/lifecycle.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { answerRefusal } from '../answer.ts'
import type { ClaimRow } from '../claim-row.ts'
import { settleClaim } from '../settle-claim.ts'

/** The respondent agrees with the amount, or the claimant with the counter-offer: that is what is paid. */
export const accept = step<ClaimRow>()({
  name: 'accept',
  guard: (context, row) => answerRefusal(context, row),
  async effects(context, row) {
    const awardCents = agreedOf(context.from, row)
    await settleClaim(context.tx, context.deps, row, awardCents)
    return { awardCents }
  },
})

/** What both sides agree on, by word or by silence, in the status before, in cents. */
export const agreedOf = (from: string, row: ClaimRow): number =>
  agreedCents(from as ClaimStatus, {
    amountCents: row.amount_cents,
    offerCents: row.offer_cents,
    awardCents: row.award_cents,
  })
