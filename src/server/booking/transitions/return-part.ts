import { z } from 'zod'
import { refuse } from '#domain/result.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from '../booking-row.ts'
import { keepStatement, refuseWrongStatement, statement } from '../state-handover.ts'
import { keepUnitReturns, loadUnitsOut } from '../unit-returns.ts'

/**
 * Some of several units are back, the others are still out: the rental goes on until the last one is. Refused: units
 * that are not out, and all that are out, which is a return (BAD_INPUT).
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
    const { handoverId, ...stated } = await keepStatement(context, row, 'return', input)
    const labels = await keepUnitReturns(context, row, handoverId, units)
    return { ...stated, units: labels }
  },
})
