import { type Ref, useCallback, useMemo, useRef } from 'react'
import type { PaymentStatus } from '#contract/checkout.ts'

/** A payment that its payer confirms in the browser. */
export interface OpenPayment {
  provider: string
  /** One for each thing to confirm at the provider. */
  clientSecrets: string[]
  amountCents: number
  paymentStatus: PaymentStatus
}

/** The bank's answer: the payment is authorised, or the code of the refusal. */
export type Confirmation = { ok: true } | { ok: false; code: string }

/** The part of a provider's form that a page's own "Pay" button works. */
export interface PaymentEntry {
  /** Whether the typed card is complete; a missing part is reported at its field, which gets the focus. */
  check(): Promise<boolean>
  /** Asks for the money: by the typed card, or by the bank's question where the payment waits for that alone. */
  confirm: Confirm
}

/** The props of every provider's form. */
export interface PaymentEntryProps {
  provider: string
  amountCents: number
  /** Whether a card is typed here; otherwise nothing but the bank's question may come. */
  hasFields: boolean
  /** The keyboard starts at the first field. */
  focusFirst?: boolean
  entry: Ref<PaymentEntry>
  /** Enter was pressed in a field. */
  onSubmit: () => void
}

/** Asks a provider for the money of a payment, by whatever its payer has chosen there. */
export type Confirm = (payment: OpenPayment) => Promise<Confirmation>

/** The props of every provider's wallet buttons. */
export interface WalletsProps {
  provider: string
  amountCents: number
  /** Whether a payment can begin now; where it cannot, the person is led to what is missing. */
  mayPay: () => boolean
  /** Pays by the wallet that its owner has just opened, and answers whether that went through. */
  onPay: (confirm: Confirm) => Promise<boolean>
}

/** A ref for a provider's form, whose code comes late, and the promise of it. */
export function usePaymentEntry() {
  const current = useRef<PaymentEntry>(null)
  const waiting = useRef<((entry: PaymentEntry) => void)[]>([])
  const entry = useCallback((value: PaymentEntry | null) => {
    current.current = value
    if (value) for (const tell of waiting.current.splice(0)) tell(value)
  }, [])
  const whenReady = useCallback(
    () =>
      current.current
        ? Promise.resolve(current.current)
        : new Promise<PaymentEntry>((resolve) => waiting.current.push(resolve)),
    [],
  )
  return useMemo(() => ({ entry, whenReady }), [entry, whenReady])
}
