import type { Transaction } from 'kysely'
import { epochOf } from '#backend/db/instant.ts'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Task } from '#backend/tasks/task.ts'
import type { Schema } from '#contract/schema.ts'
import { maxClaimCents } from '#domain/claim/claim-window.ts'
import { lateFeeOfUnits, lateShareCents, lateUnitHours, type ReturnedUnits } from '#domain/claim/late-fee.ts'
import { agreedTerms } from '#server/booking/agreed-terms.ts'
import { booking } from '#server/booking/booking.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import type { CHARGE_LATE_RETURN } from '#server/booking/late-return-task.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { claimableOf, loadCountedClaims, openClaim } from '../open-claim.ts'

/** Opens the claim of a late return with its calculation, once; nothing for one within the grace. */
export const chargeLateReturn: Task<Deps, { bookingId: string }> = {
  name: 'charge-late-return' satisfies typeof CHARGE_LATE_RETURN,
  async run(deps, { bookingId }) {
    await inTransaction(deps.db, { as: 'service' }, async (tx) => {
      const row = await booking.lock(tx, bookingId)
      if (!row?.returned_at || (row.status !== 'returned' && row.status !== 'disputed')) return
      const line = await tx
        .selectFrom('order_lines')
        .select(['unit_price_cents', 'price_divisor', 'rental_type'])
        .where('id', '=', row.order_line_id)
        .executeTakeFirstOrThrow()
      const unitHours = lateUnitHours(line.rental_type, line.price_divisor)
      const calculation = lateFeeOfUnits(
        {
          end: epochOf(row.end_date),
          unitPriceCents: line.unit_price_cents,
          unitHours,
          terms: agreedTerms(row),
        },
        await loadReturnedUnits(tx, row),
      )
      if (!calculation) return
      const rental = claimableOf(row)
      const amountCents = Math.min(
        calculation.feeCents,
        lateShareCents(maxClaimCents('late', rental, []), calculation.quantity, row.quantity),
        maxClaimCents('late', rental, await loadCountedClaims(tx, bookingId)),
      )
      if (amountCents === 0) return
      const opened = await openClaim(tx, deps, row, { kind: 'late', amountCents, calculation, userId: null })
      // Charged before: the queue delivers at least once.
      if (!opened.ok || row.status === 'disputed') return
      await transition(tx, deps, booking, { id: bookingId, name: 'charge_late', actor: 'clock' })
    })
  },
}

/** Loads how many units came back at which times. */
async function loadReturnedUnits(
  tx: Transaction<Schema>,
  { id, quantity, returned_at }: BookingRow,
): Promise<ReturnedUnits[]> {
  const rows = await tx
    .selectFrom('unit_returns')
    .select(['returned_at', ({ fn }) => fn.countAll<string>().as('quantity')])
    .where('booking_id', '=', id)
    .groupBy('returned_at')
    .execute()
  // Where no units are kept, everything came back at once.
  if (rows.length === 0) return [{ returnedAt: epochOf(returned_at!), quantity }]
  return rows.map((row) => ({ returnedAt: epochOf(row.returned_at), quantity: Number(row.quantity) }))
}
