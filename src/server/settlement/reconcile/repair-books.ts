import type { Transaction } from 'kysely'
import { inTransaction } from '#backend/db/transaction.ts'
import type { Schema } from '#contract/schema.ts'
import { settlePayment } from '#server/checkout/settle-payment.ts'
import type { Deps } from '#server/deps.ts'
import { postCapture } from '#server/ledger/post-capture.ts'
import { postCharge } from '#server/ledger/post-charge.ts'
import { postRefund } from '#server/ledger/post-refund.ts'
import { payRefund } from '#server/payments/pay-refund.ts'
import type { LaterPurpose } from '#server/payments/write-later-payment.ts'
import { settleLaterPayment } from '../settle-later-payment.ts'
import type { OwnBooks } from './load-books.ts'

/**
 * Repairs what needs no decision, by doing again what may have been left undone: each step finds out itself what was
 * done before. Throws a `PaymentProviderError`.
 */
export async function repairBooks(deps: Deps, own: OwnBooks): Promise<void> {
  await (own.orderId ? settlePayment(deps, own.orderId) : settleLaterPayment(deps, own.id))
  for (const id of await requestedRefunds(deps, own.id)) await payRefund(deps, id)
  await postAgain(deps, own)
}

async function requestedRefunds(deps: Deps, paymentId: string): Promise<string[]> {
  const refunds = await inTransaction(deps.db, { as: 'service' }, (tx) =>
    tx
      .selectFrom('refunds')
      .innerJoin('captures', (join) =>
        join
          .onRef('captures.payment_id', '=', 'refunds.payment_id')
          .onRef('captures.booking_id', '=', 'refunds.booking_id')
          .on('captures.status', '<>', 'requested'),
      )
      .select('refunds.id')
      .where('refunds.payment_id', '=', paymentId)
      .where('refunds.status', '=', 'requested')
      .execute(),
  )
  return refunds.map(({ id }) => id)
}

/** Posts captures and refunds that the tables know and the ledger does not. */
const postAgain = (deps: Deps, { id: paymentId, purpose }: OwnBooks): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const at = deps.now()
    const captures = await tx
      .selectFrom('captures')
      .innerJoin('bookings', 'bookings.id', 'captures.booking_id')
      .select(['bookings.id', 'renter_id', 'owner_id', 'bookings.status', 'amount_cents'])
      .select(['bookings.due_cents', 'bookings.top_up_cents'])
      .where('payment_id', '=', paymentId)
      .where('captures.status', '=', 'captured')
      .execute()
    for (const { amount_cents: cents, ...booking } of captures) {
      const posted = { paymentId, cents, at }
      if (purpose === 'rental') await postCapture(tx, booking, posted)
      else {
        const isWanted = !(await hasLapsed(tx, paymentId))
        await postCharge(tx, {
          ...posted,
          bookingId: booking.id,
          purpose: purpose as LaterPurpose,
          isWanted,
        })
      }
    }
    const refunds = await tx
      .selectFrom('refunds')
      .innerJoin('bookings', 'bookings.id', 'refunds.booking_id')
      .select(['refunds.id', 'refunds.amount_cents', 'bookings.id as booking_id', 'bookings.renter_id'])
      .where('refunds.payment_id', '=', paymentId)
      .where('refunds.status', '=', 'refunded')
      .execute()
    for (const refund of refunds) {
      await postRefund(tx, {
        refundId: refund.id,
        paymentId,
        bookingId: refund.booking_id,
        renterId: refund.renter_id,
        cents: refund.amount_cents,
        at,
      })
    }
  })

/** Whether it paid for an extension that came too late and goes back as a whole. */
async function hasLapsed(tx: Transaction<Schema>, paymentId: string): Promise<boolean> {
  const refund = await tx
    .selectFrom('refunds')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('reason', '=', 'extension_lapsed')
    .executeTakeFirst()
  return refund !== undefined
}
