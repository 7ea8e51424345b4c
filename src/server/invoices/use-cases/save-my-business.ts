import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { KYC_COUNTRIES } from '#domain/kyc/countries.ts'
import { MAX_VAT_ID, readVatId } from '#domain/kyc/vat-id.ts'
import { isPlainName } from '#domain/plain-name.ts'
import { ok, refuse } from '#domain/result.ts'
import { isResidence } from '#domain/settings/offered-countries.ts'
import { MAX_TAX_NUMBER, readTaxNumber } from '#domain/tax/tax-number.ts'
import { loadBusiness } from '../load-business.ts'

const text = z.string().trim().min(1)

const business = z.object({
  name: text.max(120),
  street: text.max(120),
  postalCode: text.max(16),
  city: text.max(80),
  country: z.enum(KYC_COUNTRIES),
  chargesVat: z.boolean(),
  vatId: z.string().trim().max(MAX_VAT_ID).nullable(),
  taxNumber: z
    .string()
    .trim()
    .max(2 * MAX_TAX_NUMBER)
    .nullable(),
})

/**
 * Keeps that the caller rents as a business, in whose name the platform issues invoices from then on, or as a private person
 * again. Refused: BLOCKED, NAME_NOT_PLAIN, COUNTRY_OFF, VAT_ID_INVALID, VAT_ID_MISSING where VAT is charged, TAX_NUMBER_INVALID,
 * TAX_NUMBER_MISSING where a small business has neither number.
 */
export const saveMyBusiness = useCase({
  name: 'save-my-business',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({ business: business.nullable() }),
  async run({ tx, userId, now }, { business }) {
    const person = await tx
      .selectFrom('profiles')
      .select('is_blocked')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!person || person.is_blocked) return refuse('BLOCKED')
    if (!business) {
      await tx.deleteFrom('lender_businesses').where('user_id', '=', userId).execute()
      return ok({ business: null })
    }
    if (!isPlainName(business.name)) return refuse('NAME_NOT_PLAIN')
    const known = await loadBusiness(tx, userId)
    if (business.country !== known?.country && !isResidence(business.country)) {
      return refuse('COUNTRY_OFF', { country: business.country })
    }
    const vatId = business.vatId ? readVatId(business.country, business.vatId) : null
    if (vatId === undefined) return refuse('VAT_ID_INVALID')
    const taxNumber = business.taxNumber ? readTaxNumber(business.taxNumber) : null
    if (taxNumber === undefined) return refuse('TAX_NUMBER_INVALID')
    if (business.chargesVat && !vatId) return refuse('VAT_ID_MISSING')
    if (!vatId && !taxNumber) return refuse('TAX_NUMBER_MISSING')
    const row = {
      name: business.name,
      street: business.street,
      postal_code: business.postalCode,
      city: business.city,
      country: business.country,
      charges_vat: business.chargesVat,
      vat_id: vatId,
      tax_number: taxNumber,
      changed_at: now.toISOString(),
    }
    await tx
      .insertInto('lender_businesses')
      .values({ user_id: userId, since: now.toISOString(), ...row })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
      .execute()
    return ok({ business: (await loadBusiness(tx, userId)) ?? null })
  },
})
