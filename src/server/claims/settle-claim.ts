import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { booking } from '#server/booking/booking.ts'
import { hasOpenClaim } from '#server/booking/has-open-claim.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { requestDepositCapture } from '#server/money/decide-deposit.ts'
import type { ClaimRow } from './claim-row.ts'
import { mailClaim } from './mails/mail-claim.ts'

/** Ends a claim with what its claimant gets, in cents: the money moves, both are told, and the rental goes on. */
export async function settleClaim(
  tx: Transaction<Schema>,
  deps: Deps,
  row: ClaimRow,
  awardCents: number,
  reason?: string,
): Promise<void> {
  await tx
    .updateTable('claims')
    .set({ award_cents: awardCents, due_at: null })
    .where('id', '=', row.id)
    .execute()
  const settled = { ...row, award_cents: awardCents, due_at: null }
  await mailClaim(tx, deps.config.siteUrl, settled, 'settled', reason)
  if (row.kind === 'no_show') {
    // The lender did not come: the rental is called off, and the award is what the renter gets back.
    if (awardCents > 0) await changeBooking(tx, deps, row.booking_id, 'no_show', { refundCents: awardCents })
    return
  }
  await finishRental(tx, deps, row)
}

/**
 * Completes the disputed rental of a claim that was its last open one, and takes what all of its claims cost the renter
 * out of the deposit: once, since a capture releases the rest of a deposit.
 */
export async function finishRental(tx: Transaction<Schema>, deps: Deps, row: ClaimRow): Promise<void> {
  const bookingId = row.booking_id
  if (row.kind === 'no_show' || (await hasOpenClaim(tx, bookingId, row.id))) return
  const settled = await tx
    .selectFrom('claims')
    .select('award_cents')
    .where('booking_id', '=', bookingId)
    .where('status', '=', 'settled')
    .where('kind', '<>', 'no_show')
    .execute()
  const cents = settled.reduce((sum, { award_cents }) => sum + (award_cents ?? 0), 0)
  if (cents > 0) await requestDepositCapture(tx, deps, { bookingId, cents, claimId: row.id })
  await changeBooking(tx, deps, bookingId, 'settle')
}

async function changeBooking(
  tx: Transaction<Schema>,
  deps: Deps,
  id: string,
  name: 'no_show' | 'settle',
  input: Record<string, unknown> = {},
): Promise<void> {
  const changed = await transition(tx, deps, booking, { id, name, actor: 'clock', input })
  if (!changed.ok) throw new Error(`A claim cannot ${name} booking ${id}: ${changed.code}`)
}
