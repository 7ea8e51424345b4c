import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { requestCaptures } from './request-captures.ts'
import { writeLaterPayment } from './write-later-payment.ts'

export interface Charge {
  bookingId: string
  purpose: 'extension' | 'late_fee' | 'claim'
  /** More than 0. */
  cents: number
  /** Names the occasion, e.g. an extension's id: a second charge for it is not asked for. */
  onceKey: string
  /** The extension that it pays for. */
  extensionId?: string
}

/**
 * Charges the renter of a booking on the card that paid for the booking, once an occasion, as soon as the caller's
 * transaction has committed. The payment's row has the outcome: `captured`, or `requires_action` and `failed` until the
 * renter, who is notified by mail, has confirmed it on the booking's page. What follows from the capture is its
 * followers' business.
 */
export async function requestCharge(
  tx: Transaction<Schema>,
  deps: Pick<Deps, 'tasks'>,
  { bookingId, purpose, cents, onceKey, extensionId }: Charge,
): Promise<void> {
  const paymentId = await writeLaterPayment(tx, deps, {
    bookingId,
    purpose,
    cents,
    onceKey: `${purpose}:${onceKey}`,
    ...(extensionId && { extensionId }),
  })
  if (paymentId) await requestCaptures(tx, paymentId, [{ bookingId, cents }], cents)
}
