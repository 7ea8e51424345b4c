/** The used part of Stripe's own script; https://docs.stripe.com/js documents the rest. */
export interface StripeIntent {
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'requires_capture'
    | string
}

export interface StripeError {
  code?: string
  decline_code?: string
  message?: string
}

export interface StripeAnswer {
  error?: StripeError
  paymentIntent?: StripeIntent
}

interface StripeElement {
  mount(node: HTMLElement): void
  destroy(): void
}

/** The buttons of the wallets that the device has. */
export interface ExpressCheckoutElement extends StripeElement {
  /** Undefined where the device has no wallet. */
  on(event: 'ready', tell: (event: { availablePaymentMethods?: object }) => void): void
  /** A press: the wallet opens once it is resolved. */
  on(event: 'click', tell: (event: { resolve(): void; reject(): void }) => void): void
  /** The owner has agreed. */
  on(event: 'confirm', tell: (event: { paymentFailed(): void }) => void): void
}

export interface StripeElements {
  create(kind: 'payment', options?: object): StripeElement
  create(kind: 'expressCheckout', options?: object): ExpressCheckoutElement
  /** Checks what was typed and says at the fields what is wrong with it. */
  submit(): Promise<{ error?: StripeError }>
  update(options: { amount: number }): void
}

interface StripeElementsOptions {
  mode: 'payment'
  amount: number
  /** ISO 4217, in small letters. */
  currency: string
  paymentMethodCreation: 'manual'
  paymentMethodTypes: string[]
  appearance?: object
  locale?: string
}

export interface StripeBrowser {
  elements(options: StripeElementsOptions): StripeElements
  createPaymentMethod(options: {
    elements: StripeElements
  }): Promise<{ paymentMethod?: { id: string }; error?: StripeError }>
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
let opened: { key: string; locale: string; stripe: StripeBrowser } | undefined

/**
 * Loads Stripe's script the first time that a renter pays; a failure is tried again the next time. One object for the
 * whole page: what a form of it took, no other one can read.
 */
export async function loadStripe(key: string, locale: string): Promise<StripeBrowser> {
  loading ??= addScript().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  await loading
  if (!window.Stripe) throw new Error('Stripe’s script did not start')
  if (opened?.key !== key || opened.locale !== locale)
    opened = { key, locale, stripe: window.Stripe(key, { locale }) }
  return opened.stripe
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
