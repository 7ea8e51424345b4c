import type { Selectable } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { DISPUTE_LIFECYCLE } from '#domain/money/dispute-lifecycle.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { type Kind, type Living, type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import { tellFollowers } from './follower.ts'
import { loadPayment, lockPayment } from './load-payment.ts'
import { moneyEvents } from './money-events.ts'

export type DisputeRow = Selectable<Schema['disputes']> & Living

/** It is over, as far as the provider or an admin decides: whoever follows the payment is told. */
const ending = (name: 'win' | 'lose' | 'carry' | 'recover') =>
  step<DisputeRow>()({
    name,
    async effects(context: StepContext, row) {
      const payment = await loadPayment(context.tx, row.payment_id)
      await tellFollowers(context, 'disputed', payment!, { step: name, dispute: row })
      return undefined
    },
  })

/** Disputes as the lifecycle knows them; an admin takes no part in one of a rental of their own. */
export const dispute: Kind<DisputeRow> = {
  noun: 'dispute',
  lifecycle: DISPUTE_LIFECYCLE,
  steps: [ending('win'), ending('lose'), ending('carry'), ending('recover')],
  async lock(tx, id) {
    const found = await tx.selectFrom('disputes').select('payment_id').where('id', '=', id).executeTakeFirst()
    if (!found) return
    // With the payer's checkout, as everything that moves their money takes it.
    await lockPayment(tx, found.payment_id)
    return tx.selectFrom('disputes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  },
  async rolesOf(tx, { booking_id }, userId) {
    const actor = await loadActor(tx, userId)
    if (!actor || !mayWork(actor, 'finance')) return []
    const own = await tx
      .selectFrom('bookings')
      .select('id')
      .where('id', '=', booking_id)
      .where((where) => where.or([where('renter_id', '=', userId), where('owner_id', '=', userId)]))
      .executeTakeFirst()
    return own ? ['party'] : ['admin']
  },
  async save(tx, { id, version }, status) {
    await tx
      .updateTable('disputes')
      .set({ status, version: version + 1 })
      .where('id', '=', id)
      .execute()
  },
  ...moneyEvents('dispute'),
}
