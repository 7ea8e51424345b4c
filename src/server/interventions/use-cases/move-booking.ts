import { sql } from 'kysely'
import { z } from 'zod'
import { epochOf, isoOf } from '#backend/db/instant.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { OPEN_EXTENSION_STATUSES } from '#domain/booking/extension-lifecycle.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import { moveRefusal } from '#domain/booking/move-rental.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { booking } from '#server/booking/booking.ts'
import { hasOpenClaim } from '#server/booking/has-open-claim.ts'
import { moveDeposit } from '#server/money/plan-deposits.ts'
import { lockForTeam } from '../lock-for-team.ts'
import { mailMovedRental } from '../mails/mail-moved-rental.ts'

/**
 * Moves a rental to other times (ISO 8601) on which both sides agreed, for the price that was paid; what it should cost more
 * or less is moved by hand. For support and finance. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND, SECOND_PERSON_NEEDED to who
 * takes part in it, CHANGED_MEANWHILE, WRONG_STATE, PERIOD_REVERSED, PERIOD_PAST, PERIOD_TOO_FAR, CLAIM_OPEN,
 * EXTENSION_OPEN, and DATES_TAKEN where another rental or a block has the time.
 */
export const moveBooking = useCase({
  name: 'move-booking',
  allow: 'signed-in',
  limit: { requests: 60, seconds: 60 },
  input: z.object({
    id: z.uuid(),
    version: z.int().min(0).optional(),
    start: z.iso.datetime({ offset: true }),
    end: z.iso.datetime({ offset: true }),
    reason: z.string().trim().min(3).max(500),
  }),
  async run({ tx, deps, userId, now, client }, { id, version, start, end, reason }) {
    const locked = await lockForTeam(tx, { id, userId, part: 'bookings' })
    if (!locked.ok) return locked
    const row = locked.value
    if (version !== undefined && version !== row.version)
      return refuse('CHANGED_MEANWHILE', { status: row.status, version: row.version })
    const [newStart, newEnd] = [Date.parse(start), Date.parse(end)]
    const before = { start: epochOf(row.start_date), end: epochOf(row.end_date) }
    const status = row.status as BookingStatus
    const refusal = moveRefusal({ ...before, status, newStart, newEnd }, now.getTime())
    if (refusal) return refusal
    if (await hasOpenClaim(tx, id)) return refuse('CLAIM_OPEN')
    if (await hasOpenExtension(tx, id)) return refuse('EXTENSION_OPEN')
    const to = { start: new Date(newStart).toISOString(), end: new Date(newEnd).toISOString() }
    const { rows } = await sql<{ moved: boolean }>`
      select public.move_booking(${id}, ${to.start}::timestamptz, ${to.end}::timestamptz) as moved`.execute(
      tx,
    )
    if (!rows[0]!.moved) return refuse('DATES_TAKEN')
    await booking.save(tx, row, row.status, row.status_reason)
    await moveDeposit(tx, id, newStart)
    const from = { start: isoOf(row.start_date), end: isoOf(row.end_date) }
    await booking.record(tx, {
      id,
      transition: 'move',
      from: row.status,
      to: row.status,
      role: 'moderator',
      userId,
      reason,
      details: { from, to },
      at: now,
    })
    await mailMovedRental(tx, deps.config.siteUrl, id, { message: reason, at: now })
    const details = { booking: row.number, from, to, reason }
    await recordAction(tx, { actorId: userId, action: 'move-booking', details, at: now, client })
    return ok({ id, status: row.status, version: row.version + 1 })
  },
})

async function hasOpenExtension(tx: Context['tx'], bookingId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('extensions')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', [...OPEN_EXTENSION_STATUSES])
    .executeTakeFirst()
  return open !== undefined
}
