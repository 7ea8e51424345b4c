import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Deps } from '#server/deps.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { capture } from './capture.ts'

/** Gives up what was decided to be captured of a payment and never will be. */
export async function failCaptures(tx: Transaction<Schema>, deps: Deps, paymentId: string): Promise<void> {
  const left = await tx
    .selectFrom('captures')
    .select('id')
    .where('payment_id', '=', paymentId)
    .where('status', '=', 'requested')
    .orderBy('id')
    .execute()
  for (const { id } of left) await transition(tx, deps, capture, { id, name: 'fail', actor: 'clock' })
}
