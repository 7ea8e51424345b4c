import type { Checkout } from '#contract/checkout.ts'

/** What stands between the person and the payment, the first thing first. */
export type CheckoutStep = 'sign-in' | 'identity' | 'hold' | 'pay'

interface Standing extends Pick<Checkout, 'state' | 'kycLevel'> {
  isSignedIn: boolean
  /** What the total takes. */
  requiredLevel: number
}

/** The next step of an open checkout; nothing is held for a person before their identity is proven. */
export function stepOf({ isSignedIn, state, kycLevel, requiredLevel }: Standing): CheckoutStep {
  if (!isSignedIn) return 'sign-in'
  if (kycLevel < requiredLevel) return 'identity'
  return state === 'held' ? 'pay' : 'hold'
}
