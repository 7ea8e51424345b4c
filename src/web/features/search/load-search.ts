import type {
  CategoryTile,
  KnownPlace,
  PlaceInWords,
  SearchAnswer,
  WordsMeant,
} from '#contract/search-answer.ts'
import { searchArea, searchArguments } from '#contract/search-arguments.ts'
import { metresBetween } from '#domain/search/metres-between.ts'
import type { Search } from '#domain/search/search.ts'
import { inCityOf, isNamedElsewhere, loadCityNames } from '../../entities/place/city-names.ts'
import { fetchPlaces } from '../../entities/place/fetch-places.ts'
import { placeName } from '../../entities/place/place-name.ts'
import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** A town's parts are as far from its middle. */
const SAME_PLACE_M = 20_000

type Api = ReturnType<typeof serverApi>

/** What is asked for instead of a page of results. */
interface Fewer {
  /** These items alone. */
  ids?: readonly string[] | undefined
  /** So many cards: for half of them the database looks at half as many items. */
  size?: number
}

/** For loaders: cards for a search, their towns in the language. */
export async function fetchSearch(
  api: Api,
  search: Search,
  language: Language,
  { ids, size = ids?.length }: Fewer = {},
): Promise<SearchAnswer> {
  const fewer = { ...(ids && { only_ids: [...ids] }), ...(size && { page_size: size }) }
  const [answer, names] = await Promise.all([
    api.rpc('search_items', { ...searchArguments(search, language), ...fewer }),
    loadCityNames(api),
  ])
  const found: SearchAnswer = unwrap(answer)
  return {
    ...found,
    items: found.items.map((item) => inCityOf(names, item, language)),
  }
}

/** For loaders: what was typed without slips, and the things that it names. */
export const fetchMeaning = async (api: Api, q: string, locale: Language): Promise<WordsMeant> =>
  unwrap(await api.rpc('words_meant', { q, locale }))

/** For loaders: the ids of what serves a like purpose as items do, where a search asks for it, the nearest kind first. */
export const fetchLike = async (api: Api, items: readonly string[], search: Search): Promise<string[]> =>
  unwrap(await api.rpc('items_like', { items: [...items], ...searchArea(search) }))

/** For loaders: the place that words name. Many look for the same things, and the answer may be a minute old. */
export function fetchPlaceIn(api: Api, words: string, language: Language): Promise<PlaceInWords | null> {
  const query = new URLSearchParams({ q: words, language })
  const ask = async () => {
    const response = await api.fetch(`${api.config.siteUrl}/places/in-words?${query}`)
    if (!response.ok) throw new Error(`No answer about places: ${response.status}`)
    return (await response.json()) as PlaceInWords | null
  }
  // A search without a place finds something, too.
  return api.keep(`place in ${query}`, ask, 60_000).catch(() => null)
}

/** "x" is no Xerez, while Y is a village. */
const isLetter = (label: string): boolean => label.trim().length === 1

/** For loaders: a place as the visitor wrote it, with where it is and its name in the language if we know it. */
export async function locate(api: Api, search: Search, language: Language): Promise<Search> {
  const { place } = search
  if (!place?.label || (place.at && !isNamedElsewhere(await loadCityNames(api), place.label, language)))
    return search
  const query = { q: place.label, language, near: place.at }
  const [known] = await fetchPlaces(query, api.fetch, api.config.siteUrl)
  if (!known || (isLetter(place.label) && !isLetter(placeName(known)))) return search
  const { latitude, longitude } = known
  // Another place of the name: Vienne is Wien, and on the Rhône.
  if (place.at && metresBetween(place.at, known) > SAME_PLACE_M) return search
  return {
    ...search,
    place: { ...place, label: placeName(known), at: place.at ?? { latitude, longitude } },
  }
}

/** For loaders: places with something to rent, the largest first. */
export const knownPlaces = async (
  api: Api,
  q: string,
  locale: Language,
  max_rows: number,
): Promise<KnownPlace[]> => unwrap(await api.rpc('search_places', { q, locale, max_rows }))

/** For loaders: what can be rented, by category. */
export const loadCategories = (api: Api, locale: Language): Promise<CategoryTile[]> =>
  api.keep(`categories in ${locale}`, async () => unwrap(await api.rpc('search_categories', { locale })))
