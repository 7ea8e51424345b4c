import type { ReactNode } from 'react'
import type { PaymentEntryProps, WalletsProps } from '../../entities/payment/payment-entry.ts'

export interface IdentitySlot {
  requiredLevel: number
  /** Epoch ms by this device's clock: until when the dates are held during a check. */
  heldUntil: number | undefined
  onDone: () => void
  /** Called with whether all that is missing is being checked, and whenever that changes. */
  onWaiting: (isWaiting: boolean) => void
}

/** The elements that come from other features: sign-in, identity, and the payment provider's wallets and form. */
export interface CheckoutParts {
  signIn: () => ReactNode
  identity: (slot: IdentitySlot) => ReactNode
  wallets: (slot: WalletsProps) => ReactNode
  paymentForm: (slot: PaymentEntryProps) => ReactNode
}
