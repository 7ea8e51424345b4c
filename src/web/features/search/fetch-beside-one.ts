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
  /** What serves a like purpose. */
  similar: ItemCard[]
  /** What is free nearby at the weekend. */
  near: ItemCard[]
}

interface Sources {
  today: LocalDay
  /** Finds all that meets a search, or of some items alone what does. */
  fetchSearch: (search: Search, ids?: readonly string[]) => Promise<SearchAnswer>
  /** The same for words that may name an occasion. */
  fetchWords: (search: Search) => Promise<SearchAnswer>
  /** Looks the place of a search up. */
  locate: (search: Search) => Promise<Search>
  /** What serves a like purpose as items do, where a search asks for it, the nearest kind first. */
  fetchLike: (ids: readonly string[], search: Search) => Promise<string[]>
}

/** For loaders: what there is besides few results, and what is free near a single one; nothing where there are many. */
export async function fetchBesideOne(
  found: Search,
  answer: SearchAnswer,
  sources: Sources,
): Promise<BesideOne | undefined> {
  if (found.view !== 'list') return undefined
  const [elsewhere, alike, near] = await Promise.all([
    fetchElsewhere(found, answer, sources.fetchWords),
    fetchSimilar(found, answer, sources),
    fetchNear(found, answer, sources),
  ])
  // None is shown twice.
  const shown = new Set(answer.items.map(({ id }) => id))
  const others = (items: ItemCard[]) => {
    const fresh = items.filter(({ id }) => !shown.has(id)).slice(0, MAX_SHOWN)
    for (const { id } of fresh) shown.add(id)
    return fresh
  }
  const beside = { elsewhere: others(elsewhere), similar: others(alike), near: others(near) }
  return Object.values(beside).some(({ length }) => length > 0) ? beside : undefined
}

/** What else serves the purpose of few results, the nearest kind first. */
async function fetchSimilar(
  found: Search,
  { items, total, is_similar }: SearchAnswer,
  { fetchLike, fetchSearch }: Sources,
): Promise<ItemCard[]> {
  if (!found.text || is_similar || total === 0 || total >= ENOUGH || found.page > 1) return []
  const ids = await fetchLike(
    items.map(({ id }) => id),
    found,
  )
  const alike = ids.length > 0 ? await fetchSearch({ ...found, text: '' }, ids) : undefined
  return (alike?.items ?? []).toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))
}

/** What is free at the weekend around a single result. */
async function fetchNear(
  found: Search,
  { items: [only], total }: SearchAnswer,
  { today, locate, fetchSearch }: Sources,
): Promise<ItemCard[]> {
  if (!only || total > 1) return []
  const place = found.place ?? { label: only.city, radiusKm: RADIUS_KM.default }
  const around = await locate({ ...DEFAULT_SEARCH, place })
  return (await fetchSearch({ ...around, period: weekendAfter(today) })).items
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
