import { brand } from '../../../brand.ts'
import type { StripeBrowser, StripeElements } from './load-stripe.ts'

/**
 * Stripe's form or buttons for this amount. A card is taken before there is a payment: its method is made by hand, once,
 * when the payer presses.
 */
export const openElements = (stripe: StripeBrowser, amount: number, locale: string): StripeElements =>
  stripe.elements({
    mode: 'payment',
    amount,
    currency: brand.currency.toLowerCase(),
    paymentMethodCreation: 'manual',
    paymentMethodTypes: ['card'],
    appearance: { theme: isDark() ? 'night' : 'stripe' },
    locale,
  })

/** Whether the page is dark: what the person chose, otherwise the device's. */
function isDark(): boolean {
  const { theme } = document.documentElement.dataset
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
