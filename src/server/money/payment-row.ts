import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Living } from '#server/lifecycle/lifecycle.ts'
import type { ProviderMethod } from '#server/providers/provider.ts'

export const PAYMENT_PURPOSES = ['rental', 'deposit', 'extension', 'late_fee', 'claim'] as const
/** What a payment is for: an order at its checkout, or one booking later. */
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]
/** What is charged to the card of an order while its owner is away. */
export type LaterPurpose = Exclude<PaymentPurpose, 'rental'>

export type PaymentRow = Omit<Selectable<Schema['payments']>, 'purpose'> &
  Living & {
    purpose: PaymentPurpose
    /** A card that the provider names and that is not written down yet. */
    method?: ProviderMethod | undefined
  }
