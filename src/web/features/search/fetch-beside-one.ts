import type { ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, RADIUS_KM, type Search } from '#domain/search/search.ts'
import type { LocalDay } from '#domain/search/wanted-period.ts'
import { weekendAfter } from '#domain/search/weekend.ts'

const MAX_SHOWN = 4

/** What is shown below a single result. */
export interface BesideOne {
  /** The same in other places. */
  elsewhere: ItemCard[]
  /** What else there is of its kind around it. */
  similar: ItemCard[]
  /** What is free nearby at the weekend. */
  near: ItemCard[]
}

interface Sources {
  today: LocalDay
  fetchSearch: (search: Search) => Promise<SearchAnswer>
  /** Looks the place of a search up. */
  locate: (search: Search) => Promise<Search>
  /** The slug of an item's category. */
  fetchCategory: (id: string) => Promise<string | undefined>
}

/** For loaders: what there is besides the only result; nothing where there are several, or none. */
export async function fetchBesideOne(
  found: Search,
  answer: SearchAnswer,
  { today, fetchSearch, locate, fetchCategory }: Sources,
): Promise<BesideOne | undefined> {
  const [only, ...more] = answer.items
  if (!only || more.length > 0 || answer.total > 1 || found.view !== 'list') return undefined
  const isElsewhere = Boolean(found.text && (found.place || found.area))
  const place = found.place ?? { label: only.city, radiusKm: RADIUS_KM.default }
  const [elsewhere, category, around] = await Promise.all([
    isElsewhere ? fetchSearch({ ...found, place: undefined, area: undefined, sort: 'relevance' }) : undefined,
    fetchCategory(only.id),
    locate({ ...DEFAULT_SEARCH, place }),
  ])
  const [alike, near] = await Promise.all([
    category ? fetchSearch({ ...around, category }) : undefined,
    fetchSearch({ ...around, period: weekendAfter(today) }),
  ])
  // None is shown twice.
  const shown = new Set([only.id])
  const others = (items: ItemCard[]) => {
    const fresh = items.filter(({ id }) => !shown.has(id)).slice(0, MAX_SHOWN)
    for (const { id } of fresh) shown.add(id)
    return fresh
  }
  return {
    elsewhere: elsewhere && !elsewhere.is_similar ? others(elsewhere.items) : [],
    similar: others(alike?.items ?? []),
    near: others(near.items),
  }
}
