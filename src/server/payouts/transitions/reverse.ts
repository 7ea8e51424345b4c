import { z } from 'zod'
import { loadKept } from '#server/ledger/load-kept.ts'
import { postPayoutReversed } from '#server/ledger/post-payout.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { mailPayout } from '../mails/mail-payout.ts'
import type { PayoutRow } from '../payout-row.ts'

/** A payout came back days after it was paid, for the reason of this code: the amount is the person's again. */
export const reverse = step<PayoutRow>()({
  name: 'reverse',
  input: { code: z.string().max(60) },
  reason: ({ code }) => code,
  async effects({ tx, deps, now }, row, { code }) {
    await postPayoutReversed(tx, row, { keptCents: await loadKept(tx, row.id), at: now })
    await mailPayout(tx, deps.config.siteUrl, row, code)
    return undefined
  },
})
