import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { booking } from '#server/booking/booking.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'

/**
 * Cancels bookings whose authorisation expired before it was captured; what was captured in time stays. It happens
 * only if the provider is out of reach for days. An item picked up meanwhile stays with the renter; an operator decides.
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
