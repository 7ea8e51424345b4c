import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { TaxReport } from '#contract/tax.ts'
import { ok } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { loadReportedPage } from '../load-reported-page.ts'
import { taxYear } from '../tax-year.ts'

/** A page of those who are reported to the tax office for a year, by name, and what is missing of whom. For admins. Refused: BLOCKED, UNAUTHORIZED. */
export const loadTaxReport = useCase({
  name: 'load-tax-report',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({ year: taxYear, after: z.object({ name: z.string().max(500), id: z.uuid() }).optional() }),
  async run({ tx, userId }, { year, after }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const { reported, next } = await loadReportedPage(tx, year, after)
    return ok<TaxReport>({
      lenders: reported.map(({ lender, quarters }) => ({
        id: lender.id,
        name: lender.business?.name ?? lender.name,
        quarters,
        gaps: lender.gaps,
      })),
      next,
    })
  },
})
