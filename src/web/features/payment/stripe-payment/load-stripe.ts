/** What is used of Stripe's own script; https://docs.stripe.com/js says the rest. */
export interface StripeIntent {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | string
  payment_method: string | { id: string } | null
}

export interface StripeAnswer {
  error?: { code?: string; decline_code?: string; message?: string }
  paymentIntent?: StripeIntent
}

export interface StripeElements {
  create(kind: 'payment', options?: object): { mount(node: HTMLElement): void; destroy(): void }
}

export interface StripeBrowser {
  elements(options: { clientSecret: string; appearance?: object; locale?: string }): StripeElements
  confirmPayment(options: {
    elements: StripeElements
    redirect: 'if_required'
    confirmParams: { return_url: string }
  }): Promise<StripeAnswer>
  confirmCardPayment(clientSecret: string, options: { payment_method: string }): Promise<StripeAnswer>
  handleNextAction(options: { clientSecret: string }): Promise<StripeAnswer>
  retrievePaymentIntent(clientSecret: string): Promise<StripeAnswer>
}

declare global {
  interface Window {
    Stripe?: (key: string, options?: { locale?: string }) => StripeBrowser
  }
}

/** Always from Stripe's own host: what a card number is typed into must not be ours. */
const SCRIPT = 'https://js.stripe.com/endive/stripe.js'

let loading: Promise<void> | undefined

/** Loads Stripe's script the first time that somebody pays; a failure is tried again the next time. */
export async function loadStripe(key: string, locale: string): Promise<StripeBrowser> {
  loading ??= addScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  if (!window.Stripe) throw new Error('Stripe’s script did not start')
  return window.Stripe(key, { locale })
}

function addScript(): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    script.src = SCRIPT
    script.onload = () => resolve()
    script.onerror = () => {
      script.remove()
      reject(new Error('Stripe’s script could not be loaded'))
    }
    document.head.append(script)
  })
}
