import { postPayoutPaid } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { auditDecision } from '../audit-decision.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'
import { refuseBanked } from '../refuse-banked.ts'
import { withheldRefusal } from '../withheld-refusal.ts'

/**
 * Where operators pay by hand: the transfer was made. Refused: PAYOUT_WITHHELD for earnings that are withheld and in no file
 * for the bank.
 */
export const confirm = step<PayoutRow>()({
  name: 'confirm',
  async guard(context, row) {
    const banked = await refuseBanked(context, row)
    if (banked || row.bank_file !== null) return banked
    return withheldRefusal(context.tx, { userId: row.user_id, account: row.account })
  },
  async effects(context, row) {
    const { tx, deps, now } = context
    await postPayoutPaid(tx, row, now)
    await auditDecision(context, row, 'confirm-payout')
    await mailPayout(tx, deps.config.siteUrl, row)
    return undefined
  },
})
