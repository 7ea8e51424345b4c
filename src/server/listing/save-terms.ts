import { sql, type Transaction } from 'kysely'
import { rowOfListing } from '#contract/listing.ts'
import type { Schema } from '#contract/schema.ts'
import type { ListingChange } from './change-input.ts'
import { saveLocation } from './save-location.ts'

/** Gives an item its price, terms, place and number of units; bookings keep what they were made under. */
export async function saveTerms(
  tx: Transaction<Schema>,
  { itemId, terms, location, quantity }: ListingChange,
): Promise<void> {
  await tx.updateTable('items').set(rowOfListing(terms)).where('id', '=', itemId).execute()
  await saveLocation(tx, itemId, location)
  // Units are never deleted, since a renter may have booked them: the first ones by their labels are active.
  await sql`
    insert into public.item_units (item_id, label)
    select ${itemId}, n::text
    from generate_series(1, ${quantity} * 2) n
    where not exists (select from public.item_units u where u.item_id = ${itemId} and u.label = n::text)
    order by n
    limit greatest(${quantity} - (select count(*) from public.item_units u where u.item_id = ${itemId}), 0)`.execute(
    tx,
  )
  await sql`
    update public.item_units u
    set is_active = o.rank <= ${quantity}
    from (
      select id, row_number() over (order by length(label), label) as rank
      from public.item_units where item_id = ${itemId}
    ) o
    where u.id = o.id and u.is_active <> (o.rank <= ${quantity})`.execute(tx)
}
