import type { ComponentType } from 'react'
import type { StartedPayment } from '#contract/checkout.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

export interface PaymentFormProps {
  payment: StartedPayment & { clientSecret: string }
  /** A card is being asked for: the dialog must not be left by accident. */
  onBusy: (busy: boolean) => void
  /** The bank has promised the money. */
  onAuthorised: () => void
  /** The payment was given up meanwhile: the hold had lapsed. */
  onLapsed: () => void
}

/** The payment form of each provider. Another provider is another line and another folder. */
export const PAYMENT_FORMS: Record<string, ComponentType<PaymentFormProps>> = {
  test: lazyPart(() => import('./test-payment/test-payment-form.tsx')),
}
