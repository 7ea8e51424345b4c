import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AskedAttribute } from '#domain/category/attributes.ts'
import type { Listing } from '#domain/listing/listing.ts'
import { type ListingProblem, listingProblems } from '#domain/listing/listing-problems.ts'
import type { AnsweredChange } from './answer-attributes.ts'

/** What is missing or wrong in a listing as its lender wants it. Only photos in the lender's own folder count. */
export async function findChangeProblems(
  tx: Transaction<Schema>,
  ownerId: string,
  { content, terms, quantity, location }: AnsweredChange,
  /** Its category and country may be kept, even where nothing new is offered in them. */
  current: Pick<Listing, 'categoryId' | 'formerCountry'>,
  asked: readonly AskedAttribute[],
): Promise<ListingProblem[]> {
  const paths = [...new Set(content.photos.map(({ path }) => path))]
  const { rows } = await sql<{ photos: number; hubs: number; category: string | null }>`
    select
      (select count(*)::integer from storage.objects o
       where o.bucket_id = 'images' and o.name = any (${paths}::text[])
         and starts_with(o.name, ${`${ownerId}/`})) as photos,
      (select count(*)::integer from public.hubs h
       where h.city = ${terms.city} and h.country = ${terms.country} and h.is_active) as hubs,
      (select c.id from public.categories c where c.id = ${content.categoryId}
       and (c.retired_at is null or c.id = ${current.categoryId})) as category`.execute(tx)
  const { photos, hubs, category } = rows[0]!
  return listingProblems({
    ...content,
    ...terms,
    categoryId: category,
    ...(current.formerCountry && { formerCountry: current.formerCountry }),
    asked,
    // One that is not there is one that is missing, however many others are.
    photos: photos === content.photos.length ? photos : 0,
    quantity,
    address: location.address,
    hasPlace: true,
    hubs,
  })
}
