import { type Selectable, sql, type Transaction } from 'kysely'
import { z } from 'zod'
import type { Schema } from '#contract/schema.ts'
import { CAPTURE_LIFECYCLE } from '#domain/money/capture-lifecycle.ts'
import { type Kind, type Living, step } from '#server/lifecycle/lifecycle.ts'
import { type CapturedBooking, tellFollowers } from './follower.ts'
import { moneyEvents } from './money-events.ts'
import type { PaymentRow } from './payment-row.ts'

/** A capture, with its booking as it is under the lock of the renter's checkout. */
export type CaptureRow = Selectable<Schema['captures']> & Living & { booking: CapturedBooking }

/** The provider captured a booking's money: whoever follows the payment, as it was before, is told. */
const captured = step<CaptureRow>()({
  name: 'capture',
  input: { payment: z.custom<PaymentRow>() },
  async effects(context, { id, booking, amount_cents: cents }, { payment }) {
    await tellFollowers(context, 'captured', payment, { id, bookingId: booking.id, booking, cents })
    return undefined
  },
})

/** Captures as the lifecycle knows them. The caller has locked the payer's checkout. */
export const capture: Kind<CaptureRow> = {
  noun: 'capture',
  lifecycle: CAPTURE_LIFECYCLE,
  steps: [captured],
  lock: lockCapture,
  rolesOf: () => [],
  async save(tx, { id, version, payment_id, amount_cents: cents }, status) {
    await tx
      .with('changed', (db) =>
        db
          .updateTable('captures')
          .set({ status, version: version + 1 })
          .where('id', '=', id),
      )
      .updateTable('payments')
      .set({ captured_cents: sql<number>`captured_cents + ${status === 'captured' ? cents : 0}` })
      .where('id', '=', payment_id)
      .execute()
  },
  ...moneyEvents('capture'),
}

async function lockCapture(tx: Transaction<Schema>, id: string): Promise<CaptureRow | undefined> {
  const row = await capturesWithBooking(tx)
    .where('captures.id', '=', id)
    .forUpdate('captures')
    .executeTakeFirst()
  return row && asCapture(row)
}

/** Captures of bookings, as followers are told of them. */
export const capturesWithBooking = (tx: Transaction<Schema>) =>
  tx
    .selectFrom('captures')
    .innerJoin('bookings', 'bookings.id', 'captures.booking_id')
    .select(['captures.id', 'captures.payment_id', 'captures.booking_id', 'captures.amount_cents'])
    .select(['captures.status', 'captures.version', 'captures.created_at'])
    .select(['bookings.renter_id', 'bookings.owner_id', 'bookings.status as booking_status'])
    .select(['bookings.due_cents', 'bookings.top_up_cents', 'bookings.refund_cents'])

type JoinedRow = Awaited<ReturnType<ReturnType<typeof capturesWithBooking>['executeTakeFirstOrThrow']>>

export const asCapture = (row: JoinedRow): CaptureRow => {
  const { renter_id, owner_id, booking_status, due_cents, top_up_cents, refund_cents, ...capture } = row
  const booking = {
    id: capture.booking_id,
    renter_id,
    owner_id,
    status: booking_status,
    due_cents,
    top_up_cents,
    refund_cents,
  }
  return { ...capture, booking }
}
