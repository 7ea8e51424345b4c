import type { ComponentType } from 'react'
import type { PaymentEntryProps } from '../../entities/payment/payment-entry.ts'
import { lazyPart } from '../../lib/lazy-part.ts'

/** The payment form of each provider. Another provider is another line and another folder. */
export const PAYMENT_FORMS: Record<string, ComponentType<PaymentEntryProps>> = {
  stripe: lazyPart(() => import('./stripe-payment/stripe-payment-form.tsx')),
  test: lazyPart(() => import('./test-payment/test-payment-form.tsx')),
}
