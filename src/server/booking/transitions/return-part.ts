import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { depositShareCents } from '#domain/deposit/returned-share.ts'
import { refuse } from '#domain/result.ts'
import { type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import { reduceDeposit } from '#server/money/reduce-deposit.ts'
import { agreedTerms } from '../agreed-terms.ts'
import type { BookingRow } from '../booking-row.ts'
import { refuseWrongStatement, saveStatement, statement } from '../state-handover.ts'
import { loadUnitsOut, saveUnitReturns } from '../unit-returns.ts'

/**
 * Some of several units are back, the others are still out: the rental goes on until the last one is. What the lender
 * took back in time, whole and undamaged gives its share of the deposit free. Refused: units that are not out, and all
 * that are out, which is a return (BAD_INPUT).
 */
export const returnPart = step<BookingRow>()({
  name: 'return_part',
  input: { ...statement, units: z.array(z.uuid()).min(1).max(50) },
  async guard(context, row, input) {
    const out = await loadUnitsOut(context.tx, row.id)
    const units = new Set(input.units)
    const areOut = [...units].every((id) => out.some((unit) => unit.id === id))
    if (!areOut || units.size >= out.length) return refuse('BAD_INPUT', { field: 'units' })
    return refuseWrongStatement(context, row, input)
  },
  async effects(context, row, { units, ...input }) {
    const { handoverId, ...stated } = await saveStatement(context, row, 'return', input)
    const labels = await saveUnitReturns(context, row, handoverId, units)
    if (isInOrder(context, row, input)) {
      const deposit = { depositCents: row.deposit_cents, quantity: row.quantity }
      const cents = depositShareCents(deposit, labels.length)
      if (cents > 0) await reduceDeposit(context.tx, { bookingId: row.id, cents, now: context.now })
    }
    return { ...stated, units: labels }
  },
})

/** Whether nothing can be claimed for what came back: the lender says that it is all there, and it is not late. */
const isInOrder = (
  { role, now }: Pick<StepContext, 'role' | 'now'>,
  { end_date, ...row }: BookingRow,
  { isComplete, isUndamaged }: { isComplete: boolean; isUndamaged: boolean },
): boolean =>
  role === 'owner' &&
  isComplete &&
  isUndamaged &&
  now.getTime() <= epochOf(end_date) + agreedTerms(row).lateGraceMinutes * 60_000
