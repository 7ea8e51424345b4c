import type { CompletedCheckout } from '#contract/checkout.ts'
import { callFunction } from '../../lib/call-function.ts'
import { codeOf } from '../../lib/errors.ts'
import { supabase } from '../../lib/supabase.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** What became of a checkout that was left before its end. */
export type Outcome =
  | { kind: 'none' }
  | { kind: 'paid'; completed: CompletedCheckout }
  /** Paid too late: the dates were gone and the money was let go. */
  | { kind: 'gone' }

/**
 * Looks for the order of these holds (without any, the newest that is not paid yet) and finishes it where a payment was
 * under way when the tab was closed.
 */
export async function findOutcome(
  userId: string,
  reservationIds: readonly string[] | undefined,
  payingOrderId: string | undefined,
): Promise<Outcome> {
  const order = await findOrder(userId, reservationIds)
  if (order?.status === 'voided') return { kind: 'gone' }
  // A payment on which nobody has tried a card has nothing to tell.
  const tried = order?.id === payingOrderId || (order?.payments?.status ?? 'created') !== 'created'
  if (!order || order.status === 'failed' || (order.status === 'pending' && !tried)) return { kind: 'none' }
  try {
    return {
      kind: 'paid',
      completed: await callFunction<CompletedCheckout>('complete-checkout', { orderId: order.id }),
    }
  } catch (error) {
    return { kind: codeOf(error) === 'DATES_GONE_PAYMENT_VOIDED' ? 'gone' : 'none' }
  }
}

async function findOrder(userId: string, reservationIds: readonly string[] | undefined) {
  const { from } = await supabase()
  const orders = from('orders')
    .select('id, status, payments(status), order_lines!inner(reservation_id)')
    .eq('user_id', userId)
    .order('created_at', { ascending: false })
    .limit(1)
  const answer = reservationIds?.length
    ? await orders.in('order_lines.reservation_id', [...reservationIds])
    : await orders.eq('status', 'pending')
  return (unwrap(answer) as unknown as FoundOrder[])[0]
}

interface FoundOrder {
  id: string
  status: 'pending' | 'paid' | 'failed' | 'voided'
  payments: { status: string } | null
}
