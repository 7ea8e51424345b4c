/** A bank account, or the person's account at the payment provider: Stripe, or the embedded test provider. */
export const PAYOUT_METHOD_KINDS = ['iban', 'stripe', 'test'] as const
export type PayoutMethodKind = (typeof PAYOUT_METHOD_KINDS)[number]
export type AccountKind = Exclude<PayoutMethodKind, 'iban'>

/**
 * How far an account at a provider is: its owner has to answer the provider's questions, the provider checks the
 * answers, money may go there, or the provider wants more before it goes on. Bank accounts are always ready.
 */
export const PAYOUT_METHOD_STATUSES = ['onboarding', 'checking', 'ready', 'restricted'] as const
export type PayoutMethodStatus = (typeof PAYOUT_METHOD_STATUSES)[number]

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
