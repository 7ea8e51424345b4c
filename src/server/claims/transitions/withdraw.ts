import { step } from '#server/lifecycle/lifecycle.ts'
import type { ClaimRow } from '../claim-row.ts'
import { mailClaim } from '../mails/mail-claim.ts'
import { finishRental } from '../settle-claim.ts'

/** The claimant withdraws the claim; it cannot be reopened, and nothing is paid. */
export const withdraw = step<ClaimRow>()({
  name: 'withdraw',
  async effects({ tx, deps }, row) {
    await tx.updateTable('claims').set({ due_at: null }).where('id', '=', row.id).execute()
    await mailClaim(tx, deps.config.siteUrl, { ...row, due_at: null }, 'withdrawn')
    await finishRental(tx, deps, row)
    return undefined
  },
})
