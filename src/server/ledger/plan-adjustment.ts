import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import type { AdjustmentKind } from '#domain/money/adjustment.ts'
import { type Entry, postTransfer } from './post-transfer.ts'

/** The columns of a booking that say what is moved with a part of its price. */
export interface AdjustedBooking {
  id: string
  renter_id: string
  owner_id: string
  status: string
  rental_cents: number
  due_cents: number
  top_up_cents: number
  refund_cents: number
  fee_percent: number
}

export interface AdjustedMoney {
  kind: AdjustmentKind
  cents: number
  /** Whose commission is taken back. */
  affiliateId: string | null
}

export interface PlannedTransfer {
  kind: 'adjustment' | 'goodwill' | 'top_up' | 'commission_reversed'
  entries: Entry[]
}

/**
 * What the ledger moves for an adjustment, before the provider does its part. A refund takes back what the price had
 * become by then: nothing while it is the renter's, what is owed to the lender since the pick-up, and after the release the
 * lender's share and the platform's fee, with as large a share of a top-up. A commission that is taken back stays with the
 * platform, whose fee it was paid out of: the lender's fee is the same.
 */
export async function planAdjustment(
  tx: Transaction<Schema>,
  booking: AdjustedBooking,
  { kind, cents, affiliateId }: AdjustedMoney,
): Promise<PlannedTransfer[]> {
  if (kind === 'commission')
    return [
      {
        kind: 'commission_reversed',
        entries: [
          { account: 'affiliate', userId: affiliateId!, cents: -cents },
          { account: 'platform', cents },
        ],
      },
    ]
  const renter: Entry = { account: 'renter', userId: booking.renter_id, cents }
  const platform: Entry = { account: 'platform', cents: -cents }
  if (kind === 'goodwill') return [{ kind, entries: [platform, renter] }]
  if (kind === 'credit')
    return [{ kind: 'goodwill', entries: [platform, { account: 'lender', userId: booking.owner_id, cents }] }]
  if (kind !== 'refund') return []
  const at = await placeOfPrice(tx, booking.id)
  if (at === 'renter') return []
  const [before, after] = [sharesOf(booking, 0), sharesOf(booking, cents)]
  const feeCents = at === 'lender' ? before.feeCents - after.feeCents : 0
  const topUpCents = before.carriedCents - after.carriedCents
  const lender = (taken: number): Entry => ({ account: at, userId: booking.owner_id, cents: -taken })
  return [
    {
      kind: 'adjustment',
      entries: [lender(cents - feeCents), { account: 'platform', cents: -feeCents }, renter],
    },
    { kind: 'top_up', entries: [lender(topUpCents), { account: 'platform', cents: topUpCents }] },
  ]
}

/** Posts it, once for each adjustment. */
export async function postAdjustment(
  tx: Transaction<Schema>,
  { id, bookingId, at }: { id: string; bookingId: string; at: Date },
  planned: readonly PlannedTransfer[],
): Promise<void> {
  for (const { kind, entries } of planned)
    await postTransfer(tx, { kind, onceKey: `${kind}:${id}`, bookingId, at, entries })
}

const sharesOf = (booking: AdjustedBooking, moreCents: number) =>
  lenderShare({
    rentalCents: booking.rental_cents,
    dueCents: booking.due_cents,
    topUpCents: booking.top_up_cents,
    refundCents: booking.refund_cents + moreCents,
    isCancelled: booking.status === 'cancelled',
    feePercent: booking.fee_percent,
  })

/** Whose account the price of a booking is on. */
async function placeOfPrice(tx: Transaction<Schema>, id: string) {
  const posted = await tx
    .selectFrom('ledger_transfers')
    .select('kind')
    .where('booking_id', '=', id)
    .where('kind', 'in', ['pick_up', 'release'])
    // An extension is owed by a transfer of its own payment, also before the price is.
    .where('payment_id', 'is', null)
    .execute()
  if (posted.some(({ kind }) => kind === 'release')) return 'lender'
  return posted.length > 0 ? 'lender_pending' : 'renter'
}
