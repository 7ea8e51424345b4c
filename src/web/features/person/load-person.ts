import type { PersonFacts } from '#contract/person-facts.ts'
import type { ItemCard } from '#contract/search-answer.ts'
import type { RatedPerson } from '../../entities/person/person-ratings.tsx'
import { inCityOf, loadCityNames } from '../../entities/place/city-names.ts'
import { REVIEW_COLUMNS, type Review } from '../../entities/review/review.ts'
import type { Language } from '../../i18n/languages.ts'
import { isUuid } from '../../lib/is-uuid.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'
import type { ReviewsView } from './reviews-view.ts'

export const REVIEWS_A_PAGE = 10
/** The most items shown, newest first. */
const MOST_ITEMS = 48

const COLUMNS =
  'id, first_name, avatar_path, bio, city, is_verified, is_business, rating_sum, rating_count, renter_rating_sum, renter_rating_count, member_since, language'

type Api = ReturnType<typeof serverApi>

export interface PublicPerson extends RatedPerson {
  id: string
  first_name: string
  avatar_path: string | null
  bio: string
  /** In which they use the site, and so most likely wrote about themselves. */
  language: string
  city: string
  is_verified: boolean
  is_business: boolean
  member_since: string
}

export interface LoadedPerson {
  person: PublicPerson
  facts: PersonFacts
  items: ItemCard[]
  reviews: Review[]
  reviewCount: number
}

/** The data of a person's public page; undefined for an invalid id, or a person who is blocked or gone. */
export async function loadPerson(
  api: Api,
  id: string,
  view: ReviewsView,
  language: Language,
): Promise<LoadedPerson | undefined> {
  if (!isUuid(id)) return undefined
  const [person, facts, items, reviews, names] = await Promise.all([
    readPerson(api, id),
    api.rpc('person_facts', { person: id }).then(unwrap),
    readItems(api, id, language),
    readReviews(api, id, view),
    loadCityNames(api),
  ])
  if (!person || !facts) return undefined
  return {
    person: inCityOf(names, person, language),
    facts,
    items: items.map((item) => inCityOf(names, item, language)),
    reviews,
    // As kept with their stars: a busy lender's thousands would be counted for each page.
    reviewCount: view.of === 'renter' ? person.renter_rating_count : person.rating_count,
  }
}

async function readPerson(api: Api, id: string): Promise<PublicPerson | null> {
  const answer = await api.from('public_profiles').select(COLUMNS).eq('id', id).maybeSingle()
  return unwrap(answer)
}

async function readItems(api: Api, owner: string, language: string): Promise<ItemCard[]> {
  const rows = unwrap(
    await api
      .from('items')
      .select('id')
      .eq('owner_id', owner)
      .eq('status', 'published')
      .order('published_at', { ascending: false })
      .limit(MOST_ITEMS),
  )
  const ids = rows.map(({ id }) => id)
  if (ids.length === 0) return []
  const { items } = unwrap(
    await api.rpc('search_items', { locale: language, only_ids: ids, page_size: MOST_ITEMS }),
  )
  return items.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

async function readReviews(api: Api, subject: string, { of, page }: ReviewsView): Promise<Review[]> {
  const first = (page - 1) * REVIEWS_A_PAGE
  const answer = await api
    .from('public_reviews')
    .select(REVIEW_COLUMNS)
    .eq('subject_id', subject)
    .eq('kind', of === 'renter' ? 'owner_to_renter' : 'renter_to_owner')
    .order('published_at', { ascending: false })
    .order('id')
    .range(first, first + REVIEWS_A_PAGE - 1)
  return unwrap(answer) as Review[]
}
