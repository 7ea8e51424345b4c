import type { CategoryCard, KnownPlace, PlaceInWords, SearchAnswer } from '#contract/search-answer.ts'
import { searchArguments } from '#contract/search-arguments.ts'
import type { Search } from '#domain/search/search.ts'
import { fetchPlaces } from '../../entities/place/fetch-places.ts'
import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

type Api = ReturnType<typeof serverApi>

/** For loaders: cards for a search. */
export const fetchSearch = async (api: Api, search: Search, language: Language): Promise<SearchAnswer> =>
  unwrap(await api.rpc('search_items', searchArguments(search, language)))

/** For loaders: the place that words name. */
export async function fetchPlaceIn(
  api: Api,
  words: string,
  language: Language,
): Promise<PlaceInWords | null> {
  const query = new URLSearchParams({ q: words, language })
  const response = await api.fetch(`${api.config.siteUrl}/places/in-words?${query}`)
  return response.ok ? ((await response.json()) as PlaceInWords | null) : null
}

/** For loaders: a place as the visitor wrote it, with where it is if we know it. */
export async function locate(api: Api, search: Search, language: Language): Promise<Search> {
  const { place } = search
  if (!place?.label || place.at) return search
  const [known] = await fetchPlaces({ q: place.label, language }, api.fetch, api.config.siteUrl)
  if (!known) return search
  const { latitude, longitude } = known
  return { ...search, place: { ...place, at: { latitude, longitude } } }
}

/** For loaders: places with something to rent, the largest first. */
export const knownPlaces = async (
  api: Api,
  q: string,
  locale: Language,
  max_rows: number,
): Promise<KnownPlace[]> => unwrap(await api.rpc('search_places', { q, locale, max_rows }))

/** For loaders: what can be rented, by category. */
export const loadCategories = (api: Api, locale: Language): Promise<CategoryCard[]> =>
  api.keep(`categories in ${locale}`, async () => unwrap(await api.rpc('search_categories', { locale })))
