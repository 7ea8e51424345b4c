import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { booking } from '#server/booking/booking.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'

/**
 * Cancels what was to be paid by an authorisation that ran out before it was captured, and not what was captured in
 * time. It takes a provider out of reach for days; what was picked up meanwhile stays, and is a case for a person.
 */
export async function cancelUnpaidBookings(
  tx: Transaction<Schema>,
  deps: Deps,
  orderId: string,
): Promise<void> {
  const unpaid = await tx
    .selectFrom('bookings')
    .select('id')
    .where('order_id', '=', orderId)
    .where('status', 'in', ['requested', 'confirmed'])
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('captures')
            .select('captures.id')
            .whereRef('captures.booking_id', '=', 'bookings.id')
            .where('captures.status', '=', 'captured'),
        ),
      ),
    )
    .orderBy('id')
    .execute()
  for (const { id } of unpaid) await transition(tx, deps, booking, { id, name: 'lapse', actor: 'clock' })
}
