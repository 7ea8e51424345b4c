import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { AskedForTaxNumbers } from '#contract/tax.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadRecipients, putMails } from '#server/mail/put-mail.ts'
import { loadReported } from '../load-reported.ts'
import { taxMails } from '../tax-mails.ts'
import { openTaxRequests } from '../tax-requests.ts'
import { taxYear } from '../tax-year.ts'

/**
 * Asks everybody who is reported for a year for what is missing of them: the tax number, a verified identity and address;
 * once a day at most. Who was not asked before is reminded of it later (docs/decisions/payouts-withheld-for-tax-data.md). For finance. Refused: BLOCKED,
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
    const missing = reported.map(({ lender }) => lender).filter(({ gaps }) => gaps.length > 0)
    const ids = missing.map(({ id }) => id)
    const people = await loadRecipients(tx, ids)
    const mails = missing.flatMap(({ id, gaps }) => {
      const to = people.get(id)
      return to ? taxMails(to, gaps, deps.config.siteUrl, { year }) : []
    })
    await openTaxRequests(tx, ids, now)
    await putMails(tx, mails, `${year} ${now.toISOString().slice(0, 10)}`)
    const details = { year, asked: people.size }
    await recordAction(tx, { actorId: userId, action: 'ask-for-tax-numbers', details, at: now })
    return ok<AskedForTaxNumbers>({ asked: people.size })
  },
})
