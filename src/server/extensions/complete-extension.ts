import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { extension } from './extension.ts'

/**
 * Makes a rental end later whose extension was just captured, in the transaction that notes the capture; false where
 * the extension is not wanted any more, so that the money has to go back.
 */
export async function completeExtension(
  tx: Transaction<Schema>,
  deps: Deps,
  paymentId: string,
): Promise<boolean> {
  const payment = await tx
    .selectFrom('payments')
    .select('once_key')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const id = payment.once_key?.replace('extension:', '') ?? ''
  const found = await tx
    .selectFrom('extensions')
    .innerJoin('bookings', 'bookings.id', 'extensions.booking_id')
    .select('bookings.status')
    .where('extensions.id', '=', id)
    .executeTakeFirst()
  if (found?.status !== 'confirmed' && found?.status !== 'picked_up') return false
  const paid = await transition(tx, deps, extension, { id, name: 'pay', actor: 'clock' })
  return paid.ok
}
