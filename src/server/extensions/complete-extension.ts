import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { extension } from './extension.ts'

/**
 * Makes a rental end later whose extension was just captured, in the transaction that records the capture; `unwanted`
 * where it is not wanted any more, so that the money has to go back. `known` is one that was completed before.
 */
export async function completeExtension(
  tx: Transaction<Schema>,
  deps: Deps,
  id: string,
): Promise<'completed' | 'unwanted' | 'known'> {
  const found = await tx
    .selectFrom('extensions')
    .innerJoin('bookings', 'bookings.id', 'extensions.booking_id')
    .select(['bookings.status', 'extensions.status as extension_status'])
    .where('extensions.id', '=', id)
    .executeTakeFirst()
  if (found?.extension_status === 'done') return 'known'
  if (found?.status !== 'confirmed' && found?.status !== 'picked_up') return 'unwanted'
  const paid = await transition(tx, deps, extension, { id, name: 'pay', actor: 'clock' })
  return paid.ok ? 'completed' : 'unwanted'
}
