import type { KycCountry } from '#domain/kyc/countries.ts'

/**
 * The standard rate of VAT in each country, in per cent, as of 2026 (European Commission, Taxes in Europe Database; the tax
 * offices of Iceland, Liechtenstein, Norway, Switzerland and the United Kingdom). Rentals of things have no reduced rate
 * that holds for all of them, so none is offered.
 */
export const STANDARD_VAT_PERCENT: Record<KycCountry, number> = {
  ...{ AT: 20, BE: 21, BG: 20, CH: 8.1, CY: 19, CZ: 21, DE: 19, DK: 25, EE: 24, ES: 21, FI: 25.5, FR: 20 },
  ...{ GB: 20, GR: 24, HR: 25, HU: 27, IE: 23, IS: 24, IT: 22, LI: 8.1, LT: 21, LU: 17, LV: 21, MT: 18 },
  ...{ NL: 21, NO: 25, PL: 23, PT: 23, RO: 21, SE: 25, SI: 22, SK: 23 },
}

const OUTSIDE: readonly KycCountry[] = ['CH', 'GB', 'IS', 'LI', 'NO']

/** Whether VAT moves to the recipient within the Union: both countries have to be in it. */
export const isInUnion = (country: KycCountry): boolean => !OUTSIDE.includes(country)
