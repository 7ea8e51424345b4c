import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import { PRICE_COLUMNS, pricesOfRow } from '#contract/item-prices.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import {
  EXTENSION_PAYMENT_MS,
  extensionCents,
  extensionDeadline,
  extensionRefusal,
} from '#domain/booking/extension.ts'
import { OPEN_EXTENSION_STATUSES } from '#domain/booking/extension-lifecycle.ts'
import type { BookingStatus } from '#domain/booking/lifecycle.ts'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import { ok, refuse } from '#domain/result.ts'
import { terms } from '#domain/settings/terms.ts'
import { booking } from '#server/booking/booking.ts'
import type { BookingRow } from '#server/booking/booking-row.ts'
import { hasOpenClaim } from '#server/booking/has-open-claim.ts'
import { chargeExtension } from '../charge-extension.ts'
import { extension } from '../extension.ts'
import { mailExtension } from '../mails/mail-extension.ts'
import { moveEnd } from '../move-end.ts'

/**
 * The renter asks for a later end (ISO 8601) of a rental that is confirmed or picked up, at the price difference that
 * they saw. The dates are taken at once: an item that is lent at once is charged now, another one when its lender has
 * accepted. Refused: DATES_TAKEN where another renter has the time, PRICE_CHANGED, EXTENSION_OPEN, CLAIM_OPEN,
 * FEATURE_OFF, and what the rules of the item say.
 */
export const extendBooking = useCase({
  name: 'extend-booking',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 60 },
  input: z.object({ id: z.uuid(), end: z.iso.datetime({ offset: true }), expectedCents: z.int().min(0) }),
  async run({ tx, deps, userId, now }, { id, end, expectedCents }) {
    const row = await booking.lock(tx, id)
    if (!row || (row.renter_id !== userId && row.owner_id !== userId)) return refuse('NOT_FOUND')
    if (row.renter_id !== userId) return refuse('WRONG_ACTOR', { transition: 'extend', actor: 'renter' })
    if (!terms.extensions) return refuse('FEATURE_OFF', { feature: 'extensions' })
    const item = await loadItem(tx, row)
    const newEnd = Date.parse(end)
    const rental = { ...item.rules, start: epochOf(row.start_date), end: epochOf(row.end_date) }
    const refusal = extensionRefusal(
      { ...rental, status: row.status as BookingStatus, timeZone: row.time_zone },
      newEnd,
      now.getTime(),
    )
    if (refusal) return refusal
    // An addition to a price that is not captured yet would be captured with it.
    if (row.captured_cents === null) return refuse('PAYMENT_PENDING')
    if (await hasOpenClaim(tx, id)) return refuse('CLAIM_OPEN')
    if (await hasOpenExtension(tx, id)) return refuse('EXTENSION_OPEN')
    const request = { start: rental.start, end: rental.end, timeZone: row.time_zone, quantity: row.quantity }
    const cents = extensionCents(
      item.prices,
      { ...request, deliveryMethod: row.delivery_method as DeliveryMethod },
      newEnd,
    )
    if (cents !== expectedCents) return refuse('PRICE_CHANGED', { totalCents: cents })
    if (!(await moveEnd(tx, id, new Date(newEnd)))) return refuse('DATES_TAKEN')
    const deadline = item.isInstant
      ? now.getTime() + EXTENSION_PAYMENT_MS
      : extensionDeadline(rental.end, now.getTime())
    const asked = await tx
      .insertInto('extensions')
      .values({
        booking_id: id,
        status: item.isInstant ? 'paying' : 'requested',
        from_end: row.end_date,
        to_end: new Date(newEnd).toISOString(),
        price_cents: cents,
        expires_at: new Date(deadline).toISOString(),
        created_at: now.toISOString(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    if (item.isInstant) await chargeExtension(tx, deps, asked, now)
    else await mailExtension(tx, deps.config.siteUrl, asked, 'requested')
    await extension.record(tx, {
      id: asked.id,
      transition: 'ask',
      from: asked.status,
      to: asked.status,
      role: 'renter',
      userId,
      reason: null,
      details: {},
      at: now,
    })
    return ok({ id: asked.id, status: asked.status, version: 0 })
  },
})

async function loadItem(tx: Context['tx'], { item_id, order_line_id }: BookingRow) {
  const row = await tx
    .selectFrom('items')
    .select([...PRICE_COLUMNS, 'max_hours', 'weekly_hours'])
    .where('id', '=', item_id)
    .executeTakeFirstOrThrow()
  const line = await tx
    .selectFrom('order_lines')
    .select('is_instant')
    .where('id', '=', order_line_id)
    .executeTakeFirstOrThrow()
  return {
    isInstant: line.is_instant,
    rules: { maxHours: row.max_hours, weeklyHours: row.weekly_hours as OpeningHours | null },
    prices: pricesOfRow(row),
  }
}

async function hasOpenExtension(tx: Context['tx'], bookingId: string): Promise<boolean> {
  const open = await tx
    .selectFrom('extensions')
    .select('id')
    .where('booking_id', '=', bookingId)
    .where('status', 'in', [...OPEN_EXTENSION_STATUSES])
    .executeTakeFirst()
  return open !== undefined
}
