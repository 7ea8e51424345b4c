import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { AskedForTaxNumbers } from '#contract/tax.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'
import { gapsOf } from '../load-lenders.ts'
import { loadReported } from '../load-reported.ts'
import { taxYear } from '../tax-year.ts'

/**
 * Asks everybody who is reported for a year for what is missing of them: the tax number, a verified identity and address;
 * once a day at most. For finance. Refused: BLOCKED,
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
    const missing = reported
      .map(({ lender }) => ({ id: lender.id, gaps: gapsOf(lender) }))
      .filter(({ gaps }) => gaps.length > 0)
    const people = await loadRecipients(
      tx,
      missing.map(({ id }) => id),
    )
    const mails = missing.flatMap(({ id, gaps }): Mail[] => {
      const to = people.get(id)
      if (!to) return []
      const at = (path: string) => ({ year, url: `${deps.config.siteUrl}${path}` })
      const number: Mail = { to, template: 'tax-number-due', data: at('/dashboard/payout-settings') }
      const proofs: Mail = { to, template: 'tax-proofs-due', data: at('/kyc-onboarding') }
      return [
        ...(gaps.includes('tax-number') ? [number] : []),
        ...(gaps.some((gap) => gap !== 'tax-number') ? [proofs] : []),
      ]
    })
    await putMails(tx, mails, `${year} ${now.toISOString().slice(0, 10)}`)
    const details = { year, asked: people.size }
    await recordAction(tx, { actorId: userId, action: 'ask-for-tax-numbers', details, at: now })
    return ok<AskedForTaxNumbers>({ asked: people.size })
  },
})
