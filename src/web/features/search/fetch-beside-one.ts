import type { ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, RADIUS_KM, type Search } from '#domain/search/search.ts'
import type { LocalDay } from '#domain/search/wanted-period.ts'
import { weekendAfter } from '#domain/search/weekend.ts'

const MAX_SHOWN = 4

/** What is shown below a single result. */
export interface BesideOne {
  /** The same in other places. */
  elsewhere: ItemCard[]
  /** What is free nearby at the weekend. */
  near: ItemCard[]
}

interface Sources {
  today: LocalDay
  fetchSearch: (search: Search) => Promise<SearchAnswer>
  /** Looks the place of a search up. */
  locate: (search: Search) => Promise<Search>
}

/** For loaders: what there is besides the only result; nothing where there are several, or none. */
export async function fetchBesideOne(
  found: Search,
  answer: SearchAnswer,
  { today, fetchSearch, locate }: Sources,
): Promise<BesideOne | undefined> {
  const [only, ...more] = answer.items
  if (!only || more.length > 0 || answer.total > 1 || found.view !== 'list') return undefined
  const isElsewhere = Boolean(found.text && (found.place || found.area))
  const place = found.place ?? { label: only.city, radiusKm: RADIUS_KM.default }
  const [elsewhere, near] = await Promise.all([
    isElsewhere ? fetchSearch({ ...found, place: undefined, area: undefined, sort: 'relevance' }) : undefined,
    locate({ ...DEFAULT_SEARCH, place, period: weekendAfter(today) }).then(fetchSearch),
  ])
  const others = (items: ItemCard[]) => items.filter(({ id }) => id !== only.id).slice(0, MAX_SHOWN)
  return {
    elsewhere: elsewhere && !elsewhere.is_similar ? others(elsewhere.items) : [],
    near: others(near.items),
  }
}
