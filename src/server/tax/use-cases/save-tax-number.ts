import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { TaxNumber } from '#contract/tax.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { ok, refuse } from '#domain/result.ts'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { tellOfRelease } from '../tell-of-release.ts'

/** Keeps the caller's tax number, or that their country gave them none; payouts withheld for it are free at once. Refused: TAX_NUMBER_INVALID. */
export const saveTaxNumber = useCase({
  name: 'save-tax-number',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    country: z.enum(KYC_COUNTRIES),
    number: z
      .string()
      .max(2 * MAX_TAX_NUMBER)
      .nullable(),
  }),
  async run({ tx, deps, userId, now }, { country, number: typed }) {
    const number = typed === null ? null : readTaxNumber(typed)
    if (number === undefined) return refuse('TAX_NUMBER_INVALID')
    const row = { country, number, changed_at: now.toISOString() }
    await tx
      .insertInto('tax_numbers')
      .values({ user_id: userId, ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    await tellOfRelease(tx, { userId, siteUrl: deps.config.siteUrl, now })
    return ok<TaxNumber>({ country, number })
  },
})
