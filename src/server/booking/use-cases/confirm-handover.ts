import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { booking } from '../booking.ts'
import { refuseWrongStatement, saveStatement, statement } from '../state-handover.ts'

/** The statuses in which a side can still state how it found the item. */
const STATUSES = { pick_up: ['picked_up'], return: ['returned', 'disputed'] }

/**
 * The side that did not record a pick-up or a return states how it found the item, once: with its own checklist and
 * photos, sealed onto the other's statement. Said again, it is answered as done.
 */
export const confirmHandover = useCase({
  name: 'confirm-handover',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 3_600 },
  input: z.object({ id: z.uuid(), kind: z.enum(['pick_up', 'return']), ...statement }),
  async run({ tx, userId, now }, { id, kind, ...stated }) {
    const row = await tx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    const role = row?.owner_id === userId ? 'owner' : row?.renter_id === userId ? 'renter' : undefined
    if (!row || !role) return refuse('NOT_FOUND')
    const before = await tx
      .selectFrom('handovers')
      .select('position')
      .where('booking_id', '=', id)
      .where('kind', '=', kind)
      .where('role', '=', role)
      .executeTakeFirst()
    if (before) return ok({ id })
    if (!STATUSES[kind].includes(row.status)) return refuse('WRONG_STATE', { status: row.status })
    const context = { tx, now, role, userId }
    const refusal = await refuseWrongStatement(context, row, stated)
    if (refusal) return refusal
    await booking.record(tx, {
      id,
      transition: `confirm_${kind}`,
      from: row.status,
      to: row.status,
      role,
      userId,
      reason: null,
      details: await saveStatement(context, row, kind, stated),
      at: now,
    })
    return ok({ id })
  },
})
