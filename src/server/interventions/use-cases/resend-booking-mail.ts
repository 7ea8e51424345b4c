import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { mailBooked } from '#server/checkout/mail-booked.ts'

/**
 * Sends one side the mail about what was booked once more, as the rental is now; once a minute. For admins. Refused:
 * BLOCKED, UNAUTHORIZED, NOT_FOUND.
 */
export const resendBookingMail = useCase({
  name: 'resend-booking-mail',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input: z.object({ id: z.uuid(), side: z.enum(['renter', 'owner']) }),
  async run({ tx, deps, userId, now, client }, { id, side }) {
    const denial = await partRefusal(tx, userId, 'bookings')
    if (denial) return denial
    const row = await tx
      .selectFrom('bookings as b')
      .innerJoin('orders as o', 'o.id', 'b.order_id')
      .innerJoin('payments as p', 'p.order_id', 'o.id')
      .select(['b.number', 'b.order_id', 'b.renter_id', 'b.owner_id', 'o.number as order_number'])
      .select('p.amount_cents')
      .where('b.id', '=', id)
      .executeTakeFirst()
    if (!row) return refuse('NOT_FOUND')
    const personId = side === 'renter' ? row.renter_id : row.owner_id
    const order = {
      orderId: row.order_id,
      orderNumber: row.order_number,
      userId: row.renter_id,
      amountCents: row.amount_cents,
    }
    const again = { onlyTo: personId, occasion: `${row.order_id}:${now.toISOString().slice(0, 16)}` }
    await mailBooked(tx, deps.config.siteUrl, order, again)
    await recordAction(tx, {
      actorId: userId,
      action: 'resend-booking-mail',
      subjectId: personId,
      details: { booking: row.number, side },
      at: now,
      client,
    })
    return ok({ id })
  },
})
