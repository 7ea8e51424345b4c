import type { SimilarItem } from '#contract/search-answer.ts'
import { currentOffer } from '#domain/booking/current-offer.ts'
import { refundSteps } from '#domain/booking/refund-steps.ts'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { attributeFacts } from '../../entities/item/attribute-facts.ts'
import { loadAttributes } from '../../entities/item/load-attributes.ts'
import type { BusyPeriod } from '../../entities/period/instants.ts'
import { inCityOf, loadCityNames } from '../../entities/place/city-names.ts'
import { REVIEW_COLUMNS, type Review } from '../../entities/review/review.ts'
import type { Language } from '../../i18n/languages.ts'
import { refundWords } from '../../i18n/refund-words.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'
import { busyArguments } from './busy-arguments.ts'
import type { Hub, Product } from './product.ts'

const REVIEWS = 30
const LENDER_REVIEWS = 3
const CONDITION_PHOTOS = 8

const COLUMNS = `id, title, description, language, translations, price_per_day_cents, price_per_hour_cents,
  weekend_price_cents, duration_discounts,
  deposit_cents, new_price_cents, neighbourhood, city, country, time_zone, latitude, longitude, delivery_methods, is_instant,
  notice_hours, min_hours, max_hours, buffer_minutes, weekly_hours, cancellation_policy, rating_sum, rating_count, booking_count,
  unit_count, owner_id, attributes,
  category:categories(slug, names, tint),
  images:item_images(path, width, height, thumbhash),
  owner:public_profiles!items_owner_id_fkey(id, first_name, avatar_path, bio, city, is_verified, is_business,
    rating_sum, rating_count, renter_rating_sum, renter_rating_count, member_since, language),
  reviews:public_reviews(${REVIEW_COLUMNS}),
  condition:condition_photos(path, kind, taken_on)` as const

export interface LoadedProduct {
  product: Product
  busy: BusyPeriod[]
  hubs: Hub[]
  similar: SimilarItem[]
  /** The dates on which the similar items are free; none were asked for otherwise. */
  similarPeriod: WantedPeriod | undefined
  /** Reviews of the lender by renters, newest first. */
  lenderReviews: Review[]
}

/** The data of the product page; undefined for an invalid id, or an item that is not offered. */
export async function loadProduct(
  api: ReturnType<typeof serverApi>,
  id: string,
  language: Language,
  period: WantedPeriod | undefined,
): Promise<LoadedProduct | undefined> {
  if (!isUuid(id)) return undefined
  const [product, busy, nearest, names] = await Promise.all([
    readProduct(api, id, language),
    readBusy(api, id),
    period ? [] : readSimilar(api, id, language),
    loadCityNames(api),
  ])
  if (!product) return undefined
  const [hubs, similar, lenderReviews] = await Promise.all([
    readHubs(api, product),
    period ? readSimilarFree(api, product, language, period) : nearest,
    readLenderReviews(api, product),
  ])
  return {
    product: { ...inCityOf(names, product, language), owner: inCityOf(names, product.owner, language) },
    busy,
    hubs,
    similar: similar.map((item) => inCityOf(names, item, language)),
    similarPeriod: period,
    lenderReviews,
  }
}

async function readProduct(
  api: ReturnType<typeof serverApi>,
  id: string,
  language: Language,
): Promise<Product | null> {
  const answer = await api
    .from('items')
    .select(COLUMNS)
    .eq('id', id)
    .eq('status', 'published')
    .eq('reviews.kind', 'renter_to_item')
    .order('position', { referencedTable: 'images' })
    .order('published_at', { referencedTable: 'reviews', ascending: false })
    .limit(REVIEWS, { referencedTable: 'reviews' })
    .order('taken_on', { referencedTable: 'condition', ascending: false })
    .order('path', { referencedTable: 'condition' })
    .limit(CONDITION_PHOTOS, { referencedTable: 'condition' })
    .maybeSingle()
  const row = unwrap(answer)
  // Constraints guarantee that a published item has a category, a place and an owner.
  if (!row?.category || !row.owner || row.latitude === null || row.longitude === null) return null
  const { category, owner, latitude, longitude, attributes, ...others } = row
  const facts = attributeFacts(await loadAttributes(api, category.slug), attributes, language)
  const refunds = refundWords(refundSteps(others.cancellation_policy), language)
  return { ...currentOffer(others), category, owner, latitude, longitude, facts, refunds }
}

async function readBusy(api: ReturnType<typeof serverApi>, id: string): Promise<BusyPeriod[]> {
  return unwrap(await api.rpc('item_busy_periods', busyArguments(id)))
}

async function readHubs(api: ReturnType<typeof serverApi>, product: Product): Promise<Hub[]> {
  if (!product.delivery_methods.includes('hub')) return []
  return api.keep(`hubs in ${product.city}`, async () =>
    unwrap(
      await api
        .from('hubs')
        .select('id, name, address, latitude, longitude')
        .eq('city', product.city)
        .eq('is_active', true)
        .order('name'),
    ),
  )
}

async function readLenderReviews(api: ReturnType<typeof serverApi>, product: Product): Promise<Review[]> {
  if (product.owner.rating_count === 0) return []
  const answer = await api
    .from('public_reviews')
    .select(REVIEW_COLUMNS)
    .eq('subject_id', product.owner_id)
    .eq('kind', 'renter_to_owner')
    .neq('text', '')
    .order('published_at', { ascending: false })
    .limit(LENDER_REVIEWS)
  return unwrap(answer)
}

async function readSimilar(
  api: ReturnType<typeof serverApi>,
  id: string,
  language: string,
): Promise<SimilarItem[]> {
  return unwrap(await api.rpc('similar_items', { item: id, locale: language }))
}

async function readSimilarFree(
  api: ReturnType<typeof serverApi>,
  product: Product,
  language: string,
  period: WantedPeriod,
): Promise<SimilarItem[]> {
  const answer = await api.rpc('search_items', {
    locale: language,
    category: product.category.slug,
    lat: product.latitude,
    lng: product.longitude,
    radius_m: 50_000,
    sort: 'distance',
    page_size: 5,
    local_from: period.from,
    local_to: period.to,
  })
  const { items } = unwrap(answer)
  return items.filter((item) => item.id !== product.id).slice(0, 4)
}
