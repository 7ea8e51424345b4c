import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { type IncompleteTaxReport, MAX_NAMED_LENDERS, type TaxGap } from '#contract/tax.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { loadReported, type Reported } from '../load-reported.ts'
import { taxYear } from '../tax-year.ts'
import { writeTaxReport } from '../write-tax-report.ts'

/**
 * A year's report for the tax office as an XML file. Lenders without a tax number are in it; those whose identity or address
 * nobody verified cannot be, and are left out only where the caller says how many these are. For finance. Refused: BLOCKED,
 * UNAUTHORIZED, TAX_NUMBER_INVALID, TAX_REPORT_INCOMPLETE with those left out, also where that leaves nobody.
 */
export const exportTaxReport = useCase({
  name: 'export-tax-report',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    year: taxYear,
    country: z.enum(KYC_COUNTRIES),
    taxNumber: z.string().max(2 * MAX_TAX_NUMBER),
    leaveOut: z.int().min(1).optional(),
  }),
  async run({ tx, userId, now }, { year, country, taxNumber: typed, leaveOut = 0 }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const taxNumber = readTaxNumber(typed)
    if (!taxNumber) return refuse('TAX_NUMBER_INVALID')
    const reported = await loadReported(tx, year)
    const [lenders, left] = partition(reported)
    // A file without lenders says that there were none.
    if (left.length !== leaveOut || (left.length > 0 && lenders.length === 0))
      return refuse('TAX_REPORT_INCOMPLETE', {
        count: left.length,
        total: reported.length,
        lenders: left
          .slice(0, MAX_NAMED_LENDERS)
          .map(({ lender: { id, name }, gaps }) => ({ id, name, gaps })),
      } satisfies IncompleteTaxReport)
    const { operator: name, name: platform, address, vatId } = brand
    const xml = writeTaxReport({
      year,
      at: now,
      currency: brand.currency,
      operator: { name, platform, address, country, taxNumber, vatId },
      lenders,
    })
    const details = { year, country, lenders: lenders.length, leftOut: left.length }
    await recordAction(tx, { actorId: userId, action: 'export-tax-report', details, at: now })
    return ok<DownloadedFile>({
      name: `tax-report-${country}-${year}.xml`,
      base64: Buffer.from(xml).toString('base64'),
    })
  },
})

/** Those who can be reported, and those who cannot, with what they lack. */
function partition(all: readonly Reported[]) {
  const lenders: Reported[] = []
  const left: (Reported & { gaps: TaxGap[] })[] = []
  for (const reported of all) {
    const gaps = reported.lender.gaps.filter((gap) => gap !== 'tax-number')
    if (gaps.length > 0) left.push({ ...reported, gaps })
    else lenders.push(reported)
  }
  return [lenders, left] as const
}
