import { hasRole, PRIVILEGED_ROLES } from '#domain/access/roles.ts'
import { BOOKING_LIFECYCLE } from '#domain/booking/lifecycle.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { eventColumns } from '#server/lifecycle/event-columns.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import { lockCheckout } from '#server/money/lock-checkout.ts'
import type { BookingRow } from './booking-row.ts'
import { accept } from './transitions/accept.ts'
import { cancel } from './transitions/cancel.ts'
import { complete } from './transitions/complete.ts'
import { decline } from './transitions/decline.ts'
import { expire } from './transitions/expire.ts'
import { lapse } from './transitions/lapse.ts'
import { miss } from './transitions/miss.ts'
import { noShow } from './transitions/no-show.ts'
import { pickUp } from './transitions/pick-up.ts'
import { remind } from './transitions/remind.ts'
import { returnItem } from './transitions/return.ts'
import { returnPart } from './transitions/return-part.ts'
import { settle } from './transitions/settle.ts'

/** Bookings as the lifecycle knows them: their transitions, who takes part, how a row is locked and remembered. */
export const booking: Kind<BookingRow> = {
  noun: 'booking',
  lifecycle: BOOKING_LIFECYCLE,
  steps: [
    accept,
    cancel,
    complete,
    decline,
    expire,
    lapse,
    miss,
    noShow,
    pickUp,
    remind,
    returnItem,
    returnPart,
    settle,
  ],
  async lock(tx, id) {
    const found = await tx.selectFrom('bookings').select('renter_id').where('id', '=', id).executeTakeFirst()
    if (!found) return
    // Before booking and payment, as everything that settles a payment takes it.
    await lockCheckout(tx, found.renter_id)
    return tx.selectFrom('bookings').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  },
  async rolesOf(tx, row, userId) {
    if (row.renter_id === userId) return ['renter']
    if (row.owner_id === userId) return ['owner']
    const actor = await loadActor(tx, userId)
    return actor && hasRole(actor.roles, PRIVILEGED_ROLES) ? ['moderator'] : []
  },
  async save(tx, row, status, reason) {
    await tx
      .updateTable('bookings')
      .set({ status, status_reason: reason, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  },
  async record(tx, event) {
    await tx
      .insertInto('booking_events')
      .values({ booking_id: event.id, ...eventColumns(event), details: JSON.stringify(event.details) })
      .execute()
  },
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('booking_events')
      .select(['transition', 'user_id'])
      .where('booking_id', '=', id)
      // A statement or a later end does not change where the rental is.
      .whereRef('from_status', '<>', 'to_status')
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition, userId: last.user_id }
  },
}
