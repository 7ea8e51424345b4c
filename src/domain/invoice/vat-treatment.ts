import { KYC_COUNTRIES, type KycCountry } from '#domain/kyc/countries.ts'
import { isInUnion, STANDARD_VAT_PERCENT } from './vat-rates.ts'

/**
 * The categories of EN 16931 that occur: S standard rate, E exempt (small business), AE reverse charge, O outside the
 * scope of VAT.
 */
export const VAT_CATEGORIES = ['S', 'E', 'AE', 'O'] as const
export type VatCategory = (typeof VAT_CATEGORIES)[number]

export interface VatTreatment {
  category: VatCategory
  /** Included in the gross price; 0 but for S. */
  percent: number
}

/** A business as far as VAT depends on it. */
export interface VatBusiness {
  /** ISO 3166-1 alpha-2. */
  country: string
  vatId?: string | null
}

/** The VAT in a business lender's prices: that of their country, or none under its small business scheme. */
export function vatOfRental(country: KycCountry, chargesVat: boolean): VatTreatment {
  return chargesVat
    ? { category: 'S', percent: STANDARD_VAT_PERCENT[country] }
    : { category: 'E', percent: 0 }
}

/**
 * The VAT in the platform's fee: the operator's for private people and for businesses of the same country; none for a
 * business elsewhere, who owes it at home: as reverse charge where both are in the Union and known by VAT ID, else as
 * outside the scope. A business of another country of the Union without a VAT ID is treated as a private person.
 */
export function vatOfFee(
  operator: { vatId?: string | undefined; percent: number },
  lender: VatBusiness | null,
): VatTreatment {
  const home = countryOfVatId(operator.vatId)
  if (!home || operator.percent === 0) return { category: 'O', percent: 0 }
  const own = { category: 'S', percent: operator.percent } as const
  const elsewhere = KYC_COUNTRIES.find((country) => country === lender?.country && country !== home)
  if (!elsewhere) return own
  if (!isInUnion(home) || !isInUnion(elsewhere)) return { category: 'O', percent: 0 }
  return lender?.vatId ? { category: 'AE', percent: 0 } : own
}

/** The country that a VAT number is of, by its prefix; nothing where it has none that is known. */
export function countryOfVatId(vatId: string | undefined): KycCountry | undefined {
  const prefix = /^[A-Z]{2}/.exec(vatId?.toUpperCase() ?? '')?.[0]
  return KYC_COUNTRIES.find((country) => country === (prefix === 'EL' ? 'GR' : prefix))
}
