import type { Pool } from 'pg'
import type { KnownPlace } from '#contract/search-answer.ts'
import type { Point } from '#domain/search/search.ts'
import { findPlaces } from './find-places.ts'
import { countryOf, type Gazetteer, nameOf, openGazetteer } from './gazetteer.ts'
import { largeCityNear, nearestPlace } from './nearest-place.ts'
import { plainWords } from './plain-words.ts'

export interface PlacesQuery {
  typed: string
  /** In which cities are named; without one, as their own people call them, which is how items carry them. */
  locale: string
  /** The language of the page, where names are not in it. */
  language: string
  near?: Point | undefined
  limit: number
}

/** Places that begin like what was typed: first those with something to rent, then all others; with nothing typed, the first. */
export async function knownPlaces(pool: Pool, query: PlacesQuery): Promise<KnownPlace[]> {
  const { typed, locale, limit } = query
  const { rows } = await pool.query<KnownPlace>('select * from public.search_places($1, $2, $3)', [
    typed,
    '',
    limit,
  ])
  const gazetteer = await openGazetteer()
  const lent = rows.map((row) => ({ ...row, item_count: Number(row.item_count) }))
  const places = findPlaces(gazetteer, { ...query, limit }).map((place) =>
    describePlace(gazetteer, place, ''),
  )
  const counted = await countItems(pool, places)
  const known = new Set(lent.map(keyOf))
  const others = counted.filter((place) => !known.has(keyOf(place)))
  // What has items leads, also where it was typed with a mistake.
  const all = [...lent, ...others.sort((a, b) => Number(b.item_count > 0) - Number(a.item_count > 0))]
  return all.slice(0, limit).map((place) => (locale ? inLanguage(gazetteer, place, locale) : place))
}

/** The place in which a point lies, named as its own people do; nothing at sea. */
export async function placeAt(point: Point): Promise<KnownPlace[]> {
  const gazetteer = await openGazetteer()
  const place = nearestPlace(gazetteer, point)
  return place < 0 ? [] : [describePlace(gazetteer, place, '')]
}

/** A place of the gazetteer with its names in a language, or as its own people call it. */
export function describePlace(gazetteer: Gazetteer, place: number, locale: string): KnownPlace {
  const city = gazetteer.cities[place]!
  const large = city < 0 ? largeCityNear(gazetteer, place) : -1
  return {
    neighbourhood: city < 0 ? null : nameOf(gazetteer, place, locale),
    city: nameOf(gazetteer, city < 0 ? place : city, locale),
    country: countryOf(gazetteer, place),
    latitude: round(gazetteer.latitudes[place]!),
    longitude: round(gazetteer.longitudes[place]!),
    item_count: 0,
    near: large < 0 ? null : nameOf(gazetteer, large, locale),
  }
}

/** The same with how much there is to rent, which lenders' items are counted for under these names. */
async function countItems(pool: Pool, places: KnownPlace[]): Promise<KnownPlace[]> {
  if (places.length === 0) return places
  const { rows } = await pool.query<KnownPlace>(
    `select city, country, neighbourhood, latitude, longitude, item_count from public.places
     where city = any ($1) and item_count > 0`,
    [places.map(({ city }) => city)],
  )
  const counted = new Map(rows.map((row) => [keyOf(row), row]))
  return places.map((place) => {
    const { item_count, latitude, longitude } = counted.get(keyOf(place)) ?? place
    return { ...place, item_count, latitude, longitude }
  })
}

/** With the names of a language, where the gazetteer knows the place. */
export function inLanguage(gazetteer: Gazetteer, place: KnownPlace, locale: string): KnownPlace {
  const { city, country, near } = place
  const named = (name: string) => nameInLanguage(gazetteer, name, country, locale)
  return { ...place, city: named(city), ...(near && { near: named(near) }) }
}

function nameInLanguage(gazetteer: Gazetteer, name: string, country: string, locale: string): string {
  const found = findPlaces(gazetteer, { typed: name, limit: 5 }).find(
    (place) => countryOf(gazetteer, place) === country && nameOf(gazetteer, place, '') === name,
  )
  return found === undefined ? name : nameOf(gazetteer, found, locale)
}

const keyOf = ({ country, city, neighbourhood }: KnownPlace): string =>
  [country, ...plainWords(city), '', ...plainWords(neighbourhood ?? '')].join(' ')

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
