import type { ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import { DEFAULT_SEARCH, RADIUS_KM, type Search } from '#domain/search/search.ts'
import type { LocalDay } from '#domain/search/wanted-period.ts'
import { weekendAfter } from '#domain/search/weekend.ts'

const MAX_SHOWN = 4
/** With fewer in a place, the same in other places follows. */
const ENOUGH = 4
const WORLD_KM = 20_040

/** What is shown below few results. */
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
  /** The same for words that may name an occasion. */
  fetchWords: (search: Search) => Promise<SearchAnswer>
  /** Looks the place of a search up. */
  locate: (search: Search) => Promise<Search>
  /** The slug of an item's category. */
  fetchCategory: (id: string) => Promise<string | undefined>
}

/** For loaders: what there is besides few results, and what is like a single one; nothing where there are many. */
export async function fetchBesideOne(
  found: Search,
  answer: SearchAnswer,
  { today, fetchSearch, fetchWords, locate, fetchCategory }: Sources,
): Promise<BesideOne | undefined> {
  if (found.view !== 'list') return undefined
  const [only, ...more] = answer.items
  const asked = fetchElsewhere(found, answer, fetchWords)
  if (!only || more.length > 0 || answer.total > 1) {
    const elsewhere = await asked
    return elsewhere.length > 0 ? { elsewhere, similar: [], near: [] } : undefined
  }
  const place = found.place ?? { label: only.city, radiusKm: RADIUS_KM.default }
  const [elsewhere, category, around] = await Promise.all([
    asked,
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
    elsewhere: others(elsewhere),
    similar: others(alike?.items ?? []),
    near: others(near.items),
  }
}

/** What was asked for in a place, in others, where there is little of it. */
export async function fetchElsewhere(
  found: Search,
  { items, total }: SearchAnswer,
  fetchWords: (search: Search) => Promise<SearchAnswer>,
): Promise<ItemCard[]> {
  if (!found.text || !(found.place || found.area) || total >= ENOUGH || found.page > 1) return []
  const { place, area, ...anywhere } = found
  // The nearest first.
  const others = await fetchWords(
    place?.at
      ? { ...found, place: { ...place, radiusKm: WORLD_KM }, sort: 'distance' }
      : { ...anywhere, sort: 'relevance' },
  )
  const shown = new Set(items.map(({ id }) => id))
  return others.is_similar ? [] : others.items.filter(({ id }) => !shown.has(id)).slice(0, MAX_SHOWN)
}
