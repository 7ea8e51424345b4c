import { DEFAULT_CURRENCY } from './default-currency.ts'

/**
 * The currencies (ISO 4217) that a site may have: those whose amounts have hundredths, in which all amounts are counted,
 * and which Stripe pays out to the hundredth.
 */
export const CURRENCIES = [
  'AED',
  'AUD',
  'BRL',
  'CAD',
  'CHF',
  'CZK',
  'DKK',
  'EUR',
  'GBP',
  'HKD',
  'MXN',
  'MYR',
  'NOK',
  'NZD',
  'PLN',
  'RON',
  'SEK',
  'SGD',
  'THB',
  'USD',
] as const
export type Currency = (typeof CURRENCIES)[number]

export const isCurrency = (code: unknown): code is Currency => CURRENCIES.includes(code as Currency)

/** Why a site cannot have this currency, in one sentence. */
export function currencyFault(code: string): string {
  const oneOf = `choose one of ${CURRENCIES.join(', ')}`
  if (!/^[A-Z]{3}$/.test(code)) return `has to be a currency’s code such as ${DEFAULT_CURRENCY}: ${oneOf}`
  const { maximumFractionDigits: decimals } = new Intl.NumberFormat('en', {
    style: 'currency',
    currency: code,
  }).resolvedOptions()
  return decimals === 2
    ? `is none of the supported currencies: ${oneOf}`
    : `has no hundredths, in which all amounts here are counted: ${oneOf}`
}
