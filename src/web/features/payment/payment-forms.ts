import type { ComponentType } from 'react'
import type { PaymentStatus } from '#contract/checkout.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

/** A payment that its payer confirms in the browser. */
export interface OpenPayment {
  provider: string
  clientSecret: string
  amountCents: number
  paymentStatus: PaymentStatus
}

export interface PaymentFormProps {
  payment: OpenPayment
  /** A card is being asked for: the dialog must not be left by accident. */
  onBusy: (busy: boolean) => void
  /** The bank has promised the money. */
  onAuthorised: () => void
  /** The payment was given up meanwhile: the hold had lapsed. */
  onLapsed: () => void
}

/** The payment form of each provider. Another provider is another line and another folder. */
export const PAYMENT_FORMS: Record<string, ComponentType<PaymentFormProps>> = {
  stripe: lazyPart(() => import('./stripe-payment/stripe-payment-form.tsx')),
  test: lazyPart(() => import('./test-payment/test-payment-form.tsx')),
}
