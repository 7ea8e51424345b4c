import { z } from 'zod'
import { postPayoutReturned } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'

/** The bank could not pay, for the reason of this code: the money is the person's again. */
export const bounce = step<PayoutRow>()({
  name: 'bounce',
  input: { code: z.string().max(60) },
  reason: ({ code }) => code,
  async effects({ tx, deps, now }, row, { code }) {
    await postPayoutReturned(tx, row, now)
    await mailPayout(tx, deps.config.siteUrl, row, code)
    return undefined
  },
})
