import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { AdjustmentPreview, PreviewedEntry } from '#contract/adjustments.ts'
import { ADJUSTMENT_KINDS, maxAdjustmentCents } from '#domain/money/adjustment.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { type AdjustedMoney, planAdjustment } from '#server/ledger/plan-adjustment.ts'
import type { Entry } from '#server/ledger/post-transfer.ts'
import { affiliateOf } from '../affiliate-of.ts'
import { loadAdjustable } from '../load-adjustable.ts'
import { needsTwo, personOf } from '../needs-two.ts'

/**
 * What an adjustment would move, account by account, how much it can be at most and whether it takes two people; changes
 * nothing. For admins. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND.
 */
export const previewAdjustment = useCase({
  name: 'preview-adjustment',
  allow: 'signed-in',
  limit: { requests: 240, seconds: 60 },
  input: z.object({
    bookingId: z.uuid(),
    kind: z.enum(ADJUSTMENT_KINDS),
    cents: z.int().min(0).max(100_000_000),
    affiliateId: z.uuid().optional(),
  }),
  async run({ tx, deps, userId, now }, { bookingId, kind, cents, affiliateId }) {
    const denial = await partRefusal(tx, userId, 'finance')
    if (denial) return denial
    const booking = await tx.selectFrom('bookings').selectAll().where('id', '=', bookingId).executeTakeFirst()
    if (!booking) return refuse('NOT_FOUND')
    const money = { kind, cents, affiliateId: affiliateOf(kind, affiliateId) }
    const maxCents = Math.max(
      0,
      maxAdjustmentCents(kind, await loadAdjustable(tx, booking, money.affiliateId)),
    )
    const counted = { bookingId, personId: personOf(money, booking), cents, now }
    return ok<AdjustmentPreview>({
      maxCents,
      needsTwo: await needsTwo(tx, counted, deps.config.adjustmentTwoPeopleCents),
      entries: cents > 0 && cents <= maxCents ? await entriesOf(tx, booking, money) : [],
    })
  },
})

/** What the ledger moves at once, with what it does when the provider has done its part; summed by account. */
async function entriesOf(
  tx: Context['tx'],
  booking: BookingRow,
  money: AdjustedMoney,
): Promise<PreviewedEntry[]> {
  const planned = await planAdjustment(tx, booking, money)
  const all = [...planned.flatMap(({ entries }) => entries), ...atProvider(booking, money)]
  const sums = new Map<Entry['account'], number>()
  for (const entry of all) sums.set(entry.account, (sums.get(entry.account) ?? 0) + entry.cents)
  return [...sums].map(([account, sum]) => ({ account, cents: sum })).filter((entry) => entry.cents !== 0)
}

function atProvider({ renter_id, owner_id }: BookingRow, { kind, cents }: AdjustedMoney): Entry[] {
  if (kind === 'deposit_capture')
    return [
      { account: 'provider', cents: -cents },
      { account: 'lender', userId: owner_id, cents },
    ]
  if (kind !== 'refund' && kind !== 'goodwill') return []
  return [
    { account: 'renter', userId: renter_id, cents: -cents },
    { account: 'provider', cents },
  ]
}
