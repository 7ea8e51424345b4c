import { KYC_COUNTRIES, type KycCountry } from './countries.ts'
import { VAT_RULES } from './vat-checksums.ts'

/** The longest text that is looked at, in characters. */
export const MAX_VAT_ID = 24

/** Greece and Switzerland put something else before the number than their country's code. */
const PREFIXES: Partial<Record<KycCountry, string>> = { GR: 'EL', CH: 'CHE', LI: '' }

/**
 * A VAT identification number as people write it, with or without prefix and separators, in its one spelling
 * (`DE136695976`); nothing where it is not one of this country or its check digits do not add up.
 */
export function readVatId(country: string, text: string): string | undefined {
  const known = KYC_COUNTRIES.find((code) => code === country)
  if (!known || text.length > MAX_VAT_ID) return
  const prefix = PREFIXES[known] ?? known
  const compact = text.toUpperCase().replace(/[\s./-]/g, '')
  const number = compact.startsWith(prefix) ? compact.slice(prefix.length) : compact
  const { pattern, checks } = VAT_RULES[known]
  if (!pattern.test(number) || checks?.(number) === false) return
  return prefix + number
}
