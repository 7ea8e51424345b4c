import { mayDecide } from '#domain/access/may-decide.ts'
import { mayWork } from '#domain/access/office.ts'
import { PAYOUT_LIFECYCLE } from '#domain/payout/lifecycle.ts'
import { DECIDES_PAYOUTS } from '#domain/payout/payout-rules.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import type { PayoutRow } from './payout-row.ts'
import { approve } from './transitions/approve.ts'
import { bounce } from './transitions/bounce.ts'
import { confirm } from './transitions/confirm.ts'
import { endorse } from './transitions/endorse.ts'
import { fail } from './transitions/fail.ts'
import { reject } from './transitions/reject.ts'
import { reverse } from './transitions/reverse.ts'
import { settle } from './transitions/settle.ts'

/** Payouts as the lifecycle knows them: their transitions, who decides, how a row is locked and remembered. */
export const payout: Kind<PayoutRow> = {
  noun: 'payout',
  lifecycle: PAYOUT_LIFECYCLE,
  steps: [approve, bounce, confirm, endorse, fail, reject, reverse, settle],
  lock: (tx, id) => tx.selectFrom('payouts').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(),
  async rolesOf(tx, row, userId) {
    const actor = await loadActor(tx, userId)
    if (!actor) return []
    return [
      ...(row.user_id === userId ? ['owner'] : []),
      ...(mayDecide(actor, DECIDES_PAYOUTS, row.user_id) ||
      (row.user_id !== userId && mayWork(actor, 'finance'))
        ? ['moderator']
        : []),
    ]
  },
  async save(tx, row, status, reason) {
    await tx
      .updateTable('payouts')
      .set({ status, status_reason: reason, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  },
  async record(tx, event) {
    await tx
      .insertInto('payout_events')
      .values({ payout_id: event.id, ...eventColumns(event), details: JSON.stringify(event.details) })
      .execute()
  },
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('payout_events')
      .select(['transition', 'user_id'])
      .where('payout_id', '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: last.user_id }
  },
}
