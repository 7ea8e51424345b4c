import { type RawBuilder, sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { ItemRow } from '#domain/imports/read-item-row.ts'
import { LISTING_LIMITS } from '#domain/listing/listing.ts'
import { listingProblems } from '#domain/listing/listing-problems.ts'
import { loadOwnListing } from '#server/listing/load-own-listing.ts'
import { saveLocation } from '#server/listing/save-location.ts'
import { LOCALES } from '#server/mail/locale.ts'

/**
 * Makes a draft of a row, and says what the wizard would say of it: no faults where it can be offered once it has photos,
 * which its owner adds. With faults, what was written has to be taken back.
 */
export async function createDraft(tx: Transaction<Schema>, row: ItemRow): Promise<string[]> {
  const known = await tx
    .insertInto('imported_items')
    .values({ key: row.key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst()
  if (!known) return ['exists']
  if (!LOCALES.some((locale) => locale === row.language)) return ['language-missing']
  const [owner, category] = await Promise.all([findOwner(tx, row.owner), findCategory(tx, row.category)])
  if (!owner) return ['owner-unknown']
  // What no column could hold; the wizard's own sentence says what is wrong.
  const faults = boundsFaults(row)
  if (faults.length > 0) return faults
  const { id } = await tx
    .insertInto('items')
    .values({
      owner_id: owner,
      language: row.language,
      title: row.title,
      description: row.description,
      category_id: category ?? null,
      price_per_day_cents: row.pricePerDayCents,
      deposit_cents: row.depositCents,
      delivery_methods: row.deliveryMethods,
      neighbourhood: row.neighbourhood,
      city: row.city,
      ...(row.country !== '' && { country: row.country }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (row.place) await saveLocation(tx, id, { ...row.place, address: row.address })
  await addUnits(id, row.quantity).execute(tx)
  await tx.updateTable('imported_items').set({ item_id: id }).where('key', '=', row.key).execute()
  const own = await loadOwnListing(tx, owner, id)
  return listingProblems(own!.listing)
    .map(({ code }) => code)
    .filter((code) => code !== 'photos-missing')
}

/** Only who has confirmed the address or was imported with it: nobody is given items by a guess. */
async function findOwner(tx: Transaction<Schema>, email: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('profiles as p')
    .innerJoin('affiliates as a', 'a.id', 'p.id')
    .select('p.id')
    .where('p.email', '=', email)
    .where('p.email', '<>', '')
    .leftJoin('imported_people as i', 'i.person_id', 'p.id')
    .where((is) => is.or([is('a.joined_at', 'is not', null), is('i.person_id', 'is not', null)]))
    .where('p.is_blocked', '=', false)
    .executeTakeFirst()
  return found?.id
}

async function findCategory(tx: Transaction<Schema>, slug: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('categories')
    .select('id')
    .where('slug', '=', slug)
    .where('retired_at', 'is', null)
    .executeTakeFirst()
  return found?.id
}

/** The first unit comes with the item. */
const addUnits = (itemId: string, quantity: number): RawBuilder<unknown> => sql`
  insert into public.item_units (item_id, label)
  select ${itemId}, n::text from generate_series(2, ${quantity}::integer) n`

function boundsFaults(row: ItemRow): string[] {
  const { title, description, neighbourhood, city, address, pricePerDayCents, depositCents, quantity } =
    LISTING_LIMITS
  return [
    ...(row.title.length > title[1] ? ['title-long'] : []),
    ...(row.description.length > description[1] ? ['description-long'] : []),
    ...(row.neighbourhood.length > neighbourhood[1] ? ['neighbourhood-long'] : []),
    ...(row.city.length > city[1] ? ['city-missing'] : []),
    ...(row.address.length > address[1] ? ['address-missing'] : []),
    ...(row.pricePerDayCents > pricePerDayCents[1] ? ['price-range'] : []),
    ...(row.depositCents > depositCents[1] ? ['deposit-range'] : []),
    ...(row.quantity < quantity[0] || row.quantity > quantity[1] ? ['quantity-range'] : []),
  ]
}
