import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { brand } from '#contract/brand.ts'
import type { DownloadedFile } from '#contract/payouts.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { gapsOf } from '../load-lenders.ts'
import { loadReported } from '../load-reported.ts'
import { taxYear } from '../tax-year.ts'
import { writeTaxReport } from '../write-tax-report.ts'

/**
 * A year's report for the tax office as an XML file: lenders without a tax number are in it, those whose identity or
 * address nobody verified are not. For admins. Refused: BLOCKED, UNAUTHORIZED, TAX_NUMBER_INVALID, TAX_REPORT_INCOMPLETE
 * where that leaves none of them.
 */
export const exportTaxReport = useCase({
  name: 'export-tax-report',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    year: taxYear,
    country: z.enum(KYC_COUNTRIES),
    taxNumber: z.string().max(2 * MAX_TAX_NUMBER),
  }),
  async run({ tx, userId, now }, { year, country, taxNumber: typed }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const taxNumber = readTaxNumber(typed)
    if (!taxNumber) return refuse('TAX_NUMBER_INVALID')
    const reported = await loadReported(tx, year)
    const lenders = reported.filter(({ lender }) => gapsOf(lender).every((gap) => gap === 'tax-number'))
    // A file without lenders says that there were none.
    if (lenders.length === 0 && reported.length > 0) return refuse('TAX_REPORT_INCOMPLETE')
    const { operator: name, name: platform, address, vatId } = brand
    const xml = writeTaxReport({
      year,
      at: now,
      currency: brand.currency,
      operator: { name, platform, address, country, taxNumber, vatId },
      lenders,
    })
    const details = { year, country, lenders: lenders.length, leftOut: reported.length - lenders.length }
    await recordAction(tx, { actorId: userId, action: 'export-tax-report', details, at: now })
    return ok<DownloadedFile>({
      name: `tax-report-${country}-${year}.xml`,
      base64: Buffer.from(xml).toString('base64'),
    })
  },
})
