import type { Currency } from '../money/currency.ts'
/** The accounts that payouts can go to, by the name of the payment provider. */
export type AccountKind = 'stripe' | 'test'

/** A bank account, or the person's account at the payment provider. */
export type PayoutMethodKind = 'iban' | AccountKind

/**
 * The state of an account at a provider: its owner has to answer the provider's questions, the provider checks the
 * answers, payouts are possible, the provider needs more before it goes on, or no answer opens it any more. Bank
 * accounts are always ready.
 */
export type PayoutMethodStatus = 'onboarding' | 'checking' | 'ready' | 'restricted' | 'closed'

/** A provider's facts about an account. */
export interface AccountFacts {
  /** Its owner has been through the provider's questions. */
  isSubmitted: boolean
  /** Money may go there, and from there to a bank. */
  isEnabled: boolean
  /** The provider waits for something that only the owner can give. */
  needsOwner: boolean
  /** The provider has refused or closed it, or its owner has closed it. */
  isClosed: boolean
}

/** Where a payout method stands by what its provider says. */
export function methodStatus({
  isSubmitted,
  isEnabled,
  needsOwner,
  isClosed,
}: AccountFacts): PayoutMethodStatus {
  if (isClosed) return 'closed'
  if (isEnabled) return 'ready'
  if (!isSubmitted) return 'onboarding'
  return needsOwner ? 'restricted' : 'checking'
}

/** Where accounts at a provider can be opened: where banks pay out the site's currency. */
const COUNTRIES_OF: Record<Currency, readonly [string, ...string[]]> = {
  AED: ['AE'],
  AUD: ['AU'],
  BRL: ['BR'],
  CAD: ['CA'],
  CHF: ['CH', 'LI'],
  CZK: ['CZ'],
  DKK: ['DK'],
  EUR: [
    ...(['DE', 'AT', 'BE', 'BG', 'CY', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'] as const),
    ...(['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'] as const),
  ],
  GBP: ['GB', 'GI'],
  HKD: ['HK'],
  MXN: ['MX'],
  MYR: ['MY'],
  NOK: ['NO'],
  NZD: ['NZ'],
  PLN: ['PL'],
  RON: ['RO'],
  SEK: ['SE'],
  SGD: ['SG'],
  THB: ['TH'],
  USD: ['US'],
}

/** The countries (ISO 3166) in which accounts at a provider can be opened, the likeliest first. */
export const accountCountries = (currency: Currency): readonly [string, ...string[]] => COUNTRIES_OF[currency]
