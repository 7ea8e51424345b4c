import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { PaymentPurpose, PaymentRow } from './payment-row.ts'

export type FollowerContext = Pick<StepContext, 'tx' | 'deps' | 'now'>

/** A booking as it is when its money moves. */
export interface CapturedBooking {
  id: string
  renter_id: string
  owner_id: string
  status: string
  due_cents: number
  top_up_cents: number
  refund_cents: number
}

/** A booking's money that was captured. */
export interface CapturedMoney {
  id: string
  bookingId: string
  booking: CapturedBooking
  cents: number
}

/** Captured money of a booking that went back to its renter. */
export interface RefundedMoney {
  id: string
  bookingId: string
  cents: number
  reason: string
}

/** What happened to a dispute. */
export interface DisputedMoney {
  step: 'open' | 'withdraw' | 'reinstate' | 'win' | 'lose' | 'carry' | 'recover'
  dispute: Selectable<Schema['disputes']>
  /** What the provider took out or gave back. */
  cents?: number
}

/**
 * What an area does when a payment changes its state, in the transaction that changes it, under the lock of the payer's
 * checkout. Areas register theirs in `area.ts`, so that money knows none of them; they run in the order of the areas.
 */
export interface PaymentFollower {
  purposes: readonly PaymentPurpose[]
  authorised?(context: FollowerContext, payment: PaymentRow): Promise<void>
  /** Its payer has to do something before it goes on: it was refused, or their bank asks. */
  unanswered?(context: FollowerContext, payment: PaymentRow): Promise<void>
  voided?(context: FollowerContext, payment: PaymentRow): Promise<void>
  /** The authorisation had run out before everything that was decided could be captured. */
  lapsed?(context: FollowerContext, payment: PaymentRow): Promise<void>
  /** Also again, where the books are repaired: what was done before is not done twice. */
  captured?(context: FollowerContext, payment: PaymentRow, capture: CapturedMoney): Promise<void>
  /** Also again, as `captured`. */
  refunded?(context: FollowerContext, payment: PaymentRow, refund: RefundedMoney): Promise<void>
  /** A cardholder has their bank take it back, the money moved for that, or it is over. */
  disputed?(context: FollowerContext, payment: PaymentRow, dispute: DisputedMoney): Promise<void>
  /** Each time before money moves at the provider: requests captures, or gives the payment up. */
  review?(context: FollowerContext, payment: PaymentRow): Promise<void>
}

/** Tells every follower of the payment's purpose, one after the other. */
export async function tellFollowers<Event extends Exclude<keyof PaymentFollower, 'purposes'>>(
  context: FollowerContext,
  event: Event,
  payment: PaymentRow,
  ...about: Event extends 'captured'
    ? [CapturedMoney]
    : Event extends 'refunded'
      ? [RefundedMoney]
      : Event extends 'disputed'
        ? [DisputedMoney]
        : []
): Promise<void> {
  for (const follower of context.deps.paymentFollowers) {
    if (!follower.purposes.includes(payment.purpose)) continue
    const told = follower[event] as ((...args: unknown[]) => Promise<void>) | undefined
    await told?.(context, payment, ...about)
  }
}
