import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { type Commission, commissionsOf } from '#domain/ledger/fee.ts'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import { isDisputed } from '#server/money/is-disputed.ts'
import { isCaptured } from './is-captured.ts'
import { postDisputedRest } from './post-disputed-rest.ts'
import { postTopUp } from './post-top-up.ts'
import { type Entry, postTransfer } from './post-transfer.ts'

/**
 * Releases what a booking earned, once: to the lender less the platform's fee, and of the fee to those who brought
 * the renter. A cancelled booking releases what was not given back, straight from the renter's account, and as
 * large a share of a top-up; no commission is paid on it. What is not captured so far is released together with its
 * capture, and what is disputed with the end of the dispute.
 */
export async function postRelease(tx: Transaction<Schema>, bookingId: string, at: Date): Promise<void> {
  const booking = await tx
    .selectFrom('bookings')
    .select(['id', 'status', 'renter_id', 'owner_id', 'rental_cents'])
    .select(['due_cents', 'top_up_cents', 'refund_cents', 'fee_percent', 'commission_percents'])
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const isCancelled = booking.status === 'cancelled'
  if (!(await isCaptured(tx, bookingId)) || (await isDisputed(tx, bookingId))) return
  const { paidCents, carriedCents, feeCents, lenderCents } = lenderShare({
    rentalCents: booking.rental_cents,
    dueCents: booking.due_cents ?? 0,
    topUpCents: booking.top_up_cents,
    refundCents: booking.refund_cents,
    isCancelled,
    feePercent: booking.fee_percent,
  })
  const commissions = isCancelled ? [] : await loadCommissions(tx, feeCents, booking)
  const commissionCents = commissions.reduce((sum, commission) => sum + commission.cents, 0)
  const pending = (pendingCents: number): Entry => ({
    account: 'lender_pending',
    userId: booking.owner_id,
    cents: -pendingCents,
  })
  if (isCancelled) await postTopUp(tx, booking, carriedCents, at)
  const isPosted = await postTransfer(tx, {
    kind: 'release',
    onceKey: `release:${booking.id}`,
    bookingId: booking.id,
    at,
    entries: [
      ...(isCancelled
        ? [
            { account: 'renter' as const, userId: booking.renter_id, cents: -paidCents },
            pending(carriedCents),
          ]
        : [pending(paidCents + carriedCents)]),
      { account: 'lender', userId: booking.owner_id, cents: lenderCents },
      { account: 'platform', cents: feeCents - commissionCents },
      ...commissions.map(
        ({ affiliateId, cents }): Entry => ({ account: 'affiliate', userId: affiliateId, cents }),
      ),
    ],
  })
  await postDisputedRest(tx, booking, at)
  if (!isPosted || commissions.length === 0) return
  await tx
    .insertInto('commissions')
    .values(
      commissions.map(({ affiliateId, level, cents }) => ({
        booking_id: booking.id,
        level,
        affiliate_id: affiliateId,
        referred_id: booking.renter_id,
        amount_cents: cents,
        at: at.toISOString(),
      })),
    )
    .execute()
}

interface Referred {
  renter_id: string
  owner_id: string
  /** What each level earns of the fee, as it was when booked. */
  commission_percents: number[]
}

/** The affiliates who earn from this booking: those above its renter, except blocked ones and the lender. */
async function loadCommissions(
  tx: Transaction<Schema>,
  feeCents: number,
  { renter_id, owner_id, commission_percents }: Referred,
): Promise<Commission[]> {
  const renter = await tx
    .selectFrom('affiliates')
    .select('referral_chain')
    .where('id', '=', renter_id)
    .executeTakeFirst()
  const chain = renter?.referral_chain ?? []
  if (chain.length === 0) return []
  // Locked, so that a block of this moment comes before or after.
  const affiliates = await tx
    .selectFrom('affiliates as a')
    .innerJoin('profiles as p', 'p.id', 'a.id')
    .select(['a.id', 'a.blocked_at', 'p.is_blocked'])
    .where('a.id', 'in', chain)
    .orderBy('a.id')
    .forShare('a')
    .execute()
  const blocked = affiliates.filter(({ blocked_at, is_blocked }) => is_blocked || blocked_at !== null)
  const excluded = new Set([...blocked.map(({ id }) => id), owner_id])
  return commissionsOf(feeCents, chain, commission_percents, (id) => excluded.has(id))
}
