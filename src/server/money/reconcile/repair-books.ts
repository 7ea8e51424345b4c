import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { asCapture, capturesWithBooking } from '../capture.ts'
import { tellFollowers } from '../follower.ts'
import { lockPayment } from '../load-payment.ts'
import { payRefund } from '../pay-refund.ts'
import { settle } from '../settle.ts'
import type { OwnBooks } from './load-books.ts'

/**
 * Repairs what needs no decision, by doing again what may have been left undone: each step finds out itself what was
 * done before. Throws a `PaymentProviderError`.
 */
export async function repairBooks(deps: Deps, own: Pick<OwnBooks, 'id'>): Promise<void> {
  await settle(deps, own.id)
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

/** Tells followers again what was captured and went back: the ledger posts what it does not have. */
const postAgain = (deps: Deps, { id }: Pick<OwnBooks, 'id'>): Promise<void> =>
  inTransaction(deps.db, { as: 'service' }, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (!payment) return
    const context = { tx, deps, now: deps.now() }
    const captures = await capturesWithBooking(tx)
      .where('captures.payment_id', '=', id)
      .where('captures.status', '=', 'captured')
      .execute()
    for (const row of captures) {
      const { booking, amount_cents: cents } = asCapture(row)
      await tellFollowers(context, 'captured', payment, { id: row.id, bookingId: booking.id, booking, cents })
    }
    const refunds = await tx
      .selectFrom('refunds')
      .selectAll()
      .where('payment_id', '=', id)
      .where('status', '=', 'refunded')
      .execute()
    for (const { id, booking_id: bookingId, amount_cents: cents, reason } of refunds)
      await tellFollowers(context, 'refunded', payment, { id, bookingId, cents, reason })
  })
