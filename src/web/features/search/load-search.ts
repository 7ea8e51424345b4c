import type { CategoryCard, KnownPlace, PlaceInWords, SearchAnswer } from '#contract/search-answer.ts'
import { searchArguments } from '#contract/search-arguments.ts'
import { withoutFrame } from '#domain/search/core-words.ts'
import { readTimes } from '#domain/search/read-times.ts'
import { type Place, RADIUS_KM, type Search } from '#domain/search/search.ts'
import type { LocalDay } from '#domain/search/wanted-period.ts'
import { fetchPlaces } from '../../entities/place/fetch-places.ts'
import { placeName } from '../../entities/place/place-name.ts'
import type { Language } from '../../i18n/languages.ts'
import type { serverApi } from '../../lib/server-api.ts'
import { unwrap } from '../../lib/unwrap.ts'

/** Somebody who names a part of a town means that and what is next to it. */
const PART_KM = 5

type Api = ReturnType<typeof serverApi>

/** For loaders: cards for a search. */
export const fetchSearch = async (api: Api, search: Search, language: Language): Promise<SearchAnswer> =>
  unwrap(await api.rpc('search_items', searchArguments(search, language)))

/**
 * For loaders: the search that somebody's words mean, with the question around them left out and the time and the place
 * that they name as criteria of their own.
 */
export async function readWords(
  api: Api,
  search: Search,
  language: Language,
  today: LocalDay,
): Promise<Search> {
  let read: Search = { ...search, text: withoutFrame(search.text) }
  const time = read.period ? undefined : readTimes(read.text, today)
  if (time) read = { ...read, text: withoutFrame(time.rest), period: time.period }
  if (read.text && !read.place && !read.area) {
    const query = new URLSearchParams({ q: read.text, language })
    const response = await api.fetch(`${api.config.siteUrl}/places/in-words?${query}`)
    const found = response.ok ? ((await response.json()) as PlaceInWords | null) : null
    if (found) read = { ...read, text: withoutFrame(found.rest), place: placeOf(found.place) }
  }
  return read
}

const placeOf = ({ neighbourhood, city, latitude, longitude }: KnownPlace): Place => ({
  label: placeName({ neighbourhood, city }),
  at: { latitude, longitude },
  radiusKm: neighbourhood ? PART_KM : RADIUS_KM.default,
})

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
