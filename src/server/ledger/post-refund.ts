import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { postTransfer } from './post-transfer.ts'

export interface PostedRefund {
  refundId: string
  paymentId: string
  bookingId: string
  renterId: string
  cents: number
  at: Date
}

/** Posts money that the provider gave back to the renter of a booking. */
export async function postRefund(
  tx: Transaction<Schema>,
  { refundId, paymentId, bookingId, renterId, cents, at }: PostedRefund,
): Promise<void> {
  await postTransfer(tx, {
    kind: 'refund',
    onceKey: `refund:${refundId}`,
    bookingId,
    paymentId,
    at,
    entries: [
      { account: 'renter', userId: renterId, cents: -cents },
      { account: 'provider', cents },
    ],
  })
}
