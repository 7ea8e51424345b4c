import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { AskedForTaxNumbers } from '#contract/tax.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadRecipients, putMails } from '#server/mail/put-mail.ts'
import { gapsOf } from '../load-lenders.ts'
import { loadReported } from '../load-reported.ts'
import { taxYear } from '../tax-year.ts'

/**
 * Asks everybody who is reported for a year and gave no tax number, once a day at most. For admins. Refused: BLOCKED,
 * UNAUTHORIZED.
 */
export const askForTaxNumbers = useCase({
  name: 'ask-for-tax-numbers',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ year: taxYear }),
  async run({ tx, deps, userId, now }, { year }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const reported = await loadReported(tx, year)
    const missing = reported.filter(({ lender }) => gapsOf(lender).includes('tax-number'))
    const people = await loadRecipients(
      tx,
      missing.map(({ lender }) => lender.id),
    )
    const data = { year, url: `${deps.config.siteUrl}/dashboard/payout-settings` }
    await putMails(
      tx,
      [...people.values()].map((to) => ({ to, template: 'tax-number-due' as const, data })),
      `${year} ${now.toISOString().slice(0, 10)}`,
    )
    const details = { year, asked: people.size }
    await recordAction(tx, { actorId: userId, action: 'ask-for-tax-numbers', details, at: now })
    return ok<AskedForTaxNumbers>({ asked: people.size })
  },
})
