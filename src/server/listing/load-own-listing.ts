import { sql, type Transaction } from 'kysely'
import { LISTING_COLUMNS, listingOf } from '#contract/listing.ts'
import type { Schema } from '#contract/schema.ts'
import type { AttributeValues } from '#domain/category/attributes.ts'
import type { ListingStatus } from '#domain/listing/lifecycle.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { loadAskedAttributes } from './load-asked-attributes.ts'

export interface OwnListing {
  status: ListingStatus
  /** Whether its words and pictures were accepted before. */
  isApproved: boolean
  listing: Listing
}

/**
 * An item of this owner with everything that the rules ask of it, locked until the transaction ends; nothing for one
 * that is not there or is another owner's. Only photos that are in the owner's own folder count.
 */
export async function loadOwnListing(
  tx: Transaction<Schema>,
  ownerId: string,
  itemId: string,
): Promise<OwnListing | undefined> {
  const row = await tx
    .selectFrom('items')
    .select([...LISTING_COLUMNS, 'status', 'approved_at', 'unit_count'])
    .where('id', '=', itemId)
    .where('owner_id', '=', ownerId)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return undefined
  const { rows } = await sql<{ photos: number; hubs: number; address: string | null; retired: boolean }>`
    select
      (select count(*)::integer from public.item_images m
       join storage.objects o on o.bucket_id = 'images' and o.name = m.path
       where m.item_id = ${itemId} and m.path like ${`${ownerId}/%`}) as photos,
      (select count(*)::integer from public.hubs h
       where h.city = ${row.city} and h.country = ${row.country} and h.is_active) as hubs,
      (select l.address from public.item_locations l where l.item_id = ${itemId}) as address,
      exists (select from public.categories c
       where c.id = ${row.category_id} and c.retired_at is not null) as retired`.execute(tx)
  const facts = rows[0]!
  const words = { ...row, attributes: row.attributes as AttributeValues }
  const asked = await loadAskedAttributes(tx, row.category_id)
  return {
    status: row.status as ListingStatus,
    isApproved: row.approved_at !== null,
    // Where nothing new is offered, a draft has no category yet.
    listing: listingOf(row.status === 'draft' && facts.retired ? { ...words, category_id: null } : words, {
      photos: facts.photos,
      quantity: row.unit_count,
      hubs: facts.hubs,
      address: facts.address ?? '',
      hasPlace: facts.address !== null,
      asked,
      ...(row.status !== 'draft' && { formerCountry: row.country }),
    }),
  }
}
