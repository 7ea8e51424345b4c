import { sql } from 'kysely'
import { z } from 'zod'
import { type Context, useCase } from '#backend/functions/use-case.ts'
import type { StoppedItem } from '#contract/rescue.ts'
import { ok, refuse } from '#domain/result.ts'
import { transition } from '#server/lifecycle/transition.ts'
import { listing } from '#server/listing/listing.ts'
import { lockOwnItem } from '#server/listing/lock-own-item.ts'
import { CALL_OFF } from '../call-off-task.ts'

/**
 * An item, or one unit of it, broke: it takes no more rentals, and those ahead are called off by a task each, which
 * tells the renters and offers them replacements. Rentals of a unit move to another one that is free, as far as there is
 * one. Done again it calls off what is still ahead. Refused: NOT_FOUND, ITEM_REMOVED, and what a lender is refused.
 */
export const stopBroken = useCase({
  name: 'stop-broken',
  allow: 'signed-in',
  limit: { requests: 30, seconds: 3_600 },
  input: z.object({
    itemId: z.uuid(),
    unitId: z.uuid().optional(),
    message: z.string().trim().max(1000).optional(),
  }),
  async run({ tx, deps, userId, now }, { itemId, unitId, message }) {
    const own = await lockOwnItem(tx, userId, itemId)
    if (!own.ok) return own
    if (unitId) {
      const { numUpdatedRows } = await tx
        .updateTable('item_units')
        .set({ is_active: false })
        .where('id', '=', unitId)
        .where('item_id', '=', itemId)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return refuse('NOT_FOUND')
    }
    // Without a unit that works there is nothing to offer.
    const isWhole = !unitId || !(await hasUnit(tx, itemId))
    if (isWhole && (own.value === 'published' || own.value === 'pending_review')) {
      const paused = await transition(tx, deps, listing, { id: itemId, name: 'pause', actor: { userId } })
      if (!paused.ok) return paused
    }
    const movedCount = unitId ? await moveAway(tx, itemId, unitId, now) : 0
    const ahead = await rentalsAhead(tx, itemId, unitId, now)
    for (const id of ahead)
      await deps.tasks.enqueue(tx, CALL_OFF, { bookingId: id, userId, ...(message && { message }) })
    return ok<StoppedItem>({ calledOffCount: ahead.length, movedCount, isPaused: isWhole })
  },
})

async function hasUnit(tx: Context['tx'], itemId: string): Promise<boolean> {
  const unit = await tx
    .selectFrom('item_units')
    .select('id')
    .where('item_id', '=', itemId)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst()
  return unit !== undefined
}

const AHEAD = sql`b.status in ('requested', 'confirmed')`

/** Gives the rentals of a unit to others that are free then; how many have one now. */
async function moveAway(tx: Context['tx'], itemId: string, unitId: string, now: Date): Promise<number> {
  await sql`select public.lock_calendar(${itemId}), public.drop_lapsed_holds(${itemId})`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select e.id from public.calendar_entries e join public.bookings b on b.id = e.booking_id
    where e.unit_id = ${unitId} and ${AHEAD} and b.end_date > ${now.toISOString()}
    order by e.starts_at`.execute(tx)
  let count = 0
  // One after the other: what the first takes is free no more for the next.
  for (const { id } of rows) {
    const { numAffectedRows = 0n } = await sql`
      update public.calendar_entries e set unit_id = free.id
      from (
        select f.id from public.calendar_entries c, public.free_units(c.item_id, c.during) as f (id)
        where c.id = ${id} limit 1
      ) free
      where e.id = ${id}`.execute(tx)
    count += Number(numAffectedRows)
  }
  return count
}

async function rentalsAhead(tx: Context['tx'], itemId: string, unitId: string | undefined, now: Date) {
  const { rows } = await sql<{ id: string }>`
    select b.id from public.bookings b
    where b.item_id = ${itemId} and ${AHEAD} and b.end_date > ${now.toISOString()}
      and (${unitId ?? null}::uuid is null or exists (
        select from public.calendar_entries e where e.booking_id = b.id and e.unit_id = ${unitId ?? null}))
    order by b.start_date`.execute(tx)
  return rows.map(({ id }) => id)
}
