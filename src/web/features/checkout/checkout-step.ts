import type { Checkout } from '#contract/checkout.ts'

/** The steps before the payment, in order. */
export type CheckoutStep = 'sign-in' | 'identity' | 'hold' | 'pay'

interface SessionGuard extends Pick<Checkout, 'state' | 'kycLevel'> {
  isSignedIn: boolean
  /** The level that the total requires. */
  requiredLevel: number
}

/** The next step of an open checkout; nothing is held for a person before their identity is proven. */
export function stepOf({ isSignedIn, state, kycLevel, requiredLevel }: SessionGuard): CheckoutStep {
  if (!isSignedIn) return 'sign-in'
  if (kycLevel < requiredLevel) return 'identity'
  return state === 'held' ? 'pay' : 'hold'
}
