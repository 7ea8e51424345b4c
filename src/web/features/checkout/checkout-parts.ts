import type { ReactNode } from 'react'
import type { PaymentEntryProps } from '../../entities/payment/payment-entry.ts'

/** What comes from other features: signing in, proving who one is, and the form of the payment's provider. */
export interface CheckoutParts {
  signIn: () => ReactNode
  identity: (slot: { requiredLevel: number; onDone: () => void }) => ReactNode
  paymentForm: (slot: PaymentEntryProps) => ReactNode
}
