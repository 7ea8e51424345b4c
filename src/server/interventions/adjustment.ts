import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { ADJUSTMENT_LIFECYCLE, adjustmentRefusal } from '#domain/money/adjustment.ts'
import { refuse } from '#domain/result.ts'
import { loadActor } from '#server/administration/load-actor.ts'
import { booking as bookingKind } from '#server/booking/booking.ts'
import { type Kind, type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import type { AdjustmentRow } from './adjustment-row.ts'
import { carryOutAdjustment } from './carry-out-adjustment.ts'
import { coverRefusal } from './cover-refusal.ts'
import { loadAdjustable } from './load-adjustable.ts'
import { mailAdjustment } from './mails/mail-adjustment.ts'
import { ownRefusal } from './own-refusal.ts'

/**
 * An admin has the money moved; a large sum only another one than who proposed it. Refused: SECOND_PERSON_NEEDED, also to
 * who takes part in the rental; WRONG_STATE, ADJUSTMENT_TOO_HIGH, ADJUSTMENT_NOT_COVERED as things are by now.
 */
const approve = step<AdjustmentRow>()({
  name: 'approve',
  async guard({ tx, userId }, row) {
    if (row.needs_two && userId === row.proposed_by) return refuse('SECOND_PERSON_NEEDED')
    const booking = await loadBooking(tx, row)
    return (
      ownRefusal({ ...booking, affiliate_id: row.affiliate_id }, userId!) ??
      adjustmentRefusal(row.kind, row.amount_cents, await loadAdjustable(tx, booking, row.affiliate_id)) ??
      (await coverRefusal(tx, booking, {
        kind: row.kind,
        cents: row.amount_cents,
        affiliateId: row.affiliate_id,
      }))
    )
  },
  async effects(context, row) {
    const { tx, deps } = context
    await decided(context, row)
    const booking = await loadBooking(tx, row)
    const { openDepositCents } = await loadAdjustable(tx, booking)
    await carryOutAdjustment(context, row, booking, openDepositCents)
    await mailAdjustment(tx, deps.config.siteUrl, row)
    return undefined
  },
})

/** An admin refuses what was proposed, or who proposed it takes it back: nothing moves. */
const reject = step<AdjustmentRow>()({ name: 'reject', effects: (context, row) => decided(context, row) })

async function decided({ tx, userId, now }: StepContext, { id }: AdjustmentRow): Promise<undefined> {
  const decision = { decided_by: userId, decided_at: now.toISOString() }
  await tx.updateTable('adjustments').set(decision).where('id', '=', id).execute()
}

const loadBooking = (tx: Transaction<Schema>, { booking_id }: AdjustmentRow) =>
  tx.selectFrom('bookings').selectAll().where('id', '=', booking_id).executeTakeFirstOrThrow()

/** Adjustments as the lifecycle knows them. */
export const adjustment: Kind<AdjustmentRow> = {
  noun: 'adjustment',
  lifecycle: ADJUSTMENT_LIFECYCLE,
  steps: [approve, reject],
  async lock(tx, id) {
    const found = await tx
      .selectFrom('adjustments')
      .select('booking_id')
      .where('id', '=', id)
      .executeTakeFirst()
    if (!found) return
    // The booking first, with its renter's checkout: two adjustments of one booking take turns.
    await bookingKind.lock(tx, found.booking_id)
    return tx
      .selectFrom('adjustments')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst() as Promise<AdjustmentRow | undefined>
  },
  async rolesOf(tx, _row, userId) {
    const actor = await loadActor(tx, userId)
    return actor && mayWork(actor, 'finance') ? ['admin'] : []
  },
  async save(tx, { id, version }, status) {
    await tx
      .updateTable('adjustments')
      .set({ status, version: version + 1 })
      .where('id', '=', id)
      .execute()
  },
  record: async () => {},
  async lastEvent(tx, id) {
    const row = await tx
      .selectFrom('adjustments')
      .select(['status', 'decided_by'])
      .where('id', '=', id)
      .where('status', '<>', 'proposed')
      .executeTakeFirst()
    return row && { transition: row.status === 'done' ? 'approve' : 'reject', userId: row.decided_by }
  },
}
