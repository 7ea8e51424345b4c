import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Living } from '#server/lifecycle/lifecycle.ts'
import type { ProviderMethod } from '#server/providers/provider.ts'

export const PAYMENT_PURPOSES = ['rental', 'deposit', 'extension', 'late_fee', 'claim'] as const
/** What a payment is for: an order at its checkout, or one booking later. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]
/** What is charged to the card of an order while its owner is away. */
export type LaterPurpose = Exclude<PaymentPurpose, 'rental'>

const COLUMNS = {
  amount_cents: true,
  authorised_until: true,
  booking_id: true,
  capture_cents: true,
  captured_cents: true,
  check_at: true,
  created_at: true,
  currency: true,
  extension_id: true,
  failure_code: true,
  id: true,
  method_id: true,
  once_key: true,
  order_id: true,
  provider: true,
  purpose: true,
  reconciled_at: true,
  refunded_cents: true,
  status: true,
  updated_at: true,
  user_id: true,
  version: true,
} satisfies Record<keyof Schema['payments'], true>

/** All of a payment, by name: a statement with a star is planned anew each time (`prepareRepeatedStatements`). */
export const PAYMENT_COLUMNS = Object.keys(COLUMNS) as (keyof Schema['payments'])[]

export type PaymentRow = Omit<Selectable<Schema['payments']>, 'purpose'> &
  Living & {
    purpose: PaymentPurpose
    /** A card that the provider names and that is not written down yet. */
    method?: ProviderMethod | undefined
  }
