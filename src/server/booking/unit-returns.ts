import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from './booking-row.ts'

export interface UnitOut {
  id: string
  label: string
}

/** The units of a booking that have not come back, by their labels. */
export async function loadUnitsOut(tx: Transaction<Schema>, bookingId: string): Promise<UnitOut[]> {
  const { rows } = await sql<UnitOut>`
    select u.id, u.label from public.calendar_entries e join public.item_units u on u.id = e.unit_id
    where e.booking_id = ${bookingId}
      and not exists (
        select from public.unit_returns r where r.booking_id = e.booking_id and r.unit_id = e.unit_id
      )
    order by u.label`.execute(tx)
  return rows
}

/** Notes that units came back now, all that are out unless some are named; answers their labels. */
export async function saveUnitReturns(
  { tx, now }: Pick<StepContext, 'tx' | 'now'>,
  { id }: Pick<BookingRow, 'id'>,
  handoverId: string,
  unitIds?: readonly string[],
): Promise<string[]> {
  const units = (await loadUnitsOut(tx, id)).filter((unit) => unitIds?.includes(unit.id) ?? true)
  if (units.length === 0) return []
  await tx
    .insertInto('unit_returns')
    .values(
      units.map((unit) => ({
        booking_id: id,
        unit_id: unit.id,
        handover_id: handoverId,
        returned_at: now.toISOString(),
      })),
    )
    .execute()
  return units.map(({ label }) => label)
}
