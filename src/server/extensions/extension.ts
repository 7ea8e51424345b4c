import { sql } from 'kysely'
import { EXTENSION_LIFECYCLE } from '#domain/booking/extension-lifecycle.ts'
import { booking } from '#server/booking/booking.ts'
import type { Kind } from '#server/lifecycle/lifecycle.ts'
import type { ExtensionRow } from './extension-row.ts'
import { accept } from './transitions/accept.ts'
import { cancel, decline, expire, lapse } from './transitions/give-up.ts'
import { pay } from './transitions/pay.ts'

/** Extensions as the lifecycle knows them; their steps are events of their rental. */
export const extension: Kind<ExtensionRow> = {
  noun: 'extension',
  lifecycle: EXTENSION_LIFECYCLE,
  steps: [accept, cancel, decline, expire, lapse, pay],
  async lock(tx, id) {
    const found = await tx
      .selectFrom('extensions')
      .select('booking_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) return
    await booking.lock(tx, found.booking_id)
    return tx.selectFrom('extensions').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  },
  async rolesOf(tx, { booking_id }, userId) {
    const sides = await tx
      .selectFrom('bookings')
      .select(['renter_id', 'owner_id'])
      .where('id', '=', booking_id)
      .executeTakeFirstOrThrow()
    if (sides.renter_id === userId) return ['renter']
    return sides.owner_id === userId ? ['owner'] : []
  },
  async save(tx, row, status) {
    await tx
      .updateTable('extensions')
      .set({ status, version: row.version + 1 })
      .where('id', '=', row.id)
      .execute()
  },
  async record(tx, { id, transition, role, userId, reason, details, at }) {
    const rental = await tx
      .selectFrom('extensions')
      .innerJoin('bookings', 'bookings.id', 'extensions.booking_id')
      .select(['bookings.id', 'bookings.status', 'extensions.to_end', 'extensions.price_cents'])
      .where('extensions.id', '=', id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('booking_events')
      .values({
        booking_id: rental.id,
        transition: `${transition}_extension`,
        from_status: rental.status,
        to_status: rental.status,
        role,
        user_id: userId,
        reason,
        details: JSON.stringify({
          ...details,
          extensionId: id,
          end: rental.to_end,
          priceCents: rental.price_cents,
        }),
        at: at.toISOString(),
      })
      .execute()
  },
  async lastEvent(tx, id) {
    const last = await tx
      .selectFrom('booking_events')
      .select(['transition', 'user_id'])
      .where(sql<string>`details ->> 'extensionId'`, '=', id)
      .orderBy('id', 'desc')
      .limit(1)
      .executeTakeFirst()
    return last && { transition: last.transition.replace('_extension', ''), userId: last.user_id }
  },
}
