import type { ReactNode } from 'react'
import type { PaymentEntryProps } from '../../entities/payment/payment-entry.ts'

/** The elements that come from other features: sign-in, identity, and the payment provider's form. */
export interface CheckoutParts {
  signIn: () => ReactNode
  identity: (slot: { requiredLevel: number; onDone: () => void }) => ReactNode
  paymentForm: (slot: PaymentEntryProps) => ReactNode
}
