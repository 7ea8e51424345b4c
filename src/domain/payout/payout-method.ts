/** Whose accounts payouts can go to, by the name of the payment provider. */
export type AccountKind = 'stripe'

/** A bank account, or the person's account at the payment provider. */
export type PayoutMethodKind = 'iban' | AccountKind

/**
 * How far an account at a provider is: its owner has to answer the provider's questions, the provider checks the
 * answers, money may go there, or the provider wants more before it goes on. Bank accounts are always ready.
 */
export type PayoutMethodStatus = 'onboarding' | 'checking' | 'ready' | 'restricted'

/** What a provider says of an account. */
export interface AccountFacts {
  /** Its owner has been through the provider's questions. */
  isSubmitted: boolean
  /** Money may go there, and from there to a bank. */
  isEnabled: boolean
  /** The provider waits for something that only the owner can give, or has closed the account. */
  needsOwner: boolean
}

/** Where a payout method stands by what its provider says. */
export function methodStatus({ isSubmitted, isEnabled, needsOwner }: AccountFacts): PayoutMethodStatus {
  if (isEnabled) return 'ready'
  if (!isSubmitted) return 'onboarding'
  return needsOwner ? 'restricted' : 'checking'
}

/** Where accounts at a provider can be opened: the euro area, because payouts are in euros. */
export const ACCOUNT_COUNTRIES = [
  ...['AT', 'BE', 'BG', 'CY', 'DE', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PT', 'SI', 'SK'],
] as const
