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

/**
 * Posts money that the provider gave back to the renter of a booking. A refund that was under way while the rest of a
 * disputed rental made the platform's loss good takes it from there.
 */
export async function postRefund(
  tx: Transaction<Schema>,
  { refundId, paymentId, bookingId, renterId, cents, at }: PostedRefund,
): Promise<void> {
  const fromPlatform = Math.min(cents, await loadRest(tx, bookingId))
  await postTransfer(tx, {
    kind: 'refund',
    onceKey: `refund:${refundId}`,
    bookingId,
    paymentId,
    at,
    entries: [
      { account: 'renter', userId: renterId, cents: fromPlatform - cents },
      { account: 'platform', cents: -fromPlatform },
      { account: 'provider', cents },
    ],
  })
}

/** What the platform still has of the rest of a disputed rental; in cents. */
async function loadRest(tx: Transaction<Schema>, bookingId: string): Promise<number> {
  const { cents } = await tx
    .selectFrom('ledger_transfers as t')
    .innerJoin('ledger_entries as e', 'e.transfer_id', 't.id')
    .innerJoin('ledger_accounts as a', 'a.id', 'e.account_id')
    .select(({ fn }) => fn.sum<string | null>('e.amount_cents').as('cents'))
    .where('t.booking_id', '=', bookingId)
    .where('t.kind', 'in', ['dispute_rest', 'refund'])
    .where('a.kind', '=', 'platform')
    .executeTakeFirstOrThrow()
  return Number(cents ?? 0)
}
