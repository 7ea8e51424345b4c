import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Point } from '#domain/search/search.ts'
import { timeZoneAt } from './time-zone-at.ts'

/** Puts an item at its exact place, and on the clock of that place; the time zone. */
export async function saveLocation(
  tx: Transaction<Schema>,
  itemId: string,
  place: Point & { address: string },
): Promise<string> {
  await tx
    .insertInto('item_locations')
    .values({ item_id: itemId, ...place })
    .onConflict((conflict) => conflict.column('item_id').doUpdateSet(place))
    .execute()
  const timeZone = await timeZoneAt(place)
  await tx.updateTable('items').set({ time_zone: timeZone }).where('id', '=', itemId).execute()
  return timeZone
}
