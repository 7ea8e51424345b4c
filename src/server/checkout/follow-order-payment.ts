import type { PaymentFollower } from '#server/money/follower.ts'
import { abandonOrders } from './abandon-orders.ts'
import { bookOrder } from './book-order.ts'
import { cancelUnpaidBookings } from './cancel-unpaid-bookings.ts'
import { decideMoney } from './decide-money.ts'
import { hasLapsed } from './has-lapsed.ts'

/** An order follows its payment: it is booked once that is authorised, and given up with it. */
export const followOrderPayment: PaymentFollower = {
  purposes: ['rental'],
  authorised: ({ tx, deps }, payment) => bookOrder(tx, deps, payment),
  async voided({ tx, deps }, payment) {
    await abandonOrders(tx, deps, payment.user_id, 'payment_voided', { orderId: payment.order_id! })
  },
  lapsed: ({ tx, deps }, payment) => cancelUnpaidBookings(tx, deps, payment.order_id!),
  async review({ tx, deps, now }, payment) {
    const orderId = payment.order_id!
    if ((await decideMoney(tx, payment)) || !(await hasLapsed(tx, payment, now))) return
    await abandonOrders(tx, deps, payment.user_id, 'lapsed', { orderId })
  },
}
