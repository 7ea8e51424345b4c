import type { KnownPlace, PlaceInWords } from '#contract/search-answer.ts'
import { withoutAnything, withoutFrame } from '#domain/search/core-words.ts'
import { isMessage } from '#domain/search/message/is-message.ts'
import { readPrices } from '#domain/search/read-prices.ts'
import { readTimes } from '#domain/search/read-times.ts'
import { type Place, RADIUS_KM, type Search } from '#domain/search/search.ts'
import type { LocalDay } from '#domain/search/wanted-period.ts'
import { placeName } from '../../entities/place/place-name.ts'

/** Somebody who names a part of a town means that and what is next to it; where nothing is lent, such as a station, further. */
const PART_KM = 5

/**
 * The search that somebody's words mean, with the question around them left out and the time and the place that they
 * name as criteria of their own. What is among the words was said later than what was there before.
 */
export async function readWords(
  search: Search,
  today: LocalDay,
  placeIn: (words: string) => Promise<PlaceInWords | null>,
): Promise<Search> {
  if (isMessage(search.text)) return readMessage(search, today, placeIn)
  const priced = readPrices(search.text)
  let read: Search = { ...search, ...(priced && { maxPriceCents: priced.maxPriceCents }) }
  const text = priced ? priced.rest : search.text
  const time = readTimes(text, today)
  read = { ...read, text: withoutFrame(time ? time.rest : text), period: time?.period ?? read.period }
  if (read.text && !read.area) {
    const found = await placeIn(read.text)
    if (found) read = { ...read, ...placedBy(found, read.sort) }
  }
  return read
}

/** So many times and places of a message are left out; the first counts. */
const MAX_IN_MESSAGE = 3

/** The same of a message, which stays whole: what it asks for is found by all of it. */
async function readMessage(
  search: Search,
  today: LocalDay,
  placeIn: (words: string) => Promise<PlaceInWords | null>,
): Promise<Search> {
  let read = search
  for (let count = 0; count < MAX_IN_MESSAGE; count++) {
    const time = readTimes(read.text, today)
    if (!time) break
    read = { ...read, text: time.rest, period: read.period ?? time.period }
  }
  for (let count = 0; count < MAX_IN_MESSAGE && !read.area; count++) {
    const found = await placeIn(read.text)
    if (!found) break
    read = { ...read, text: found.rest, place: read.place ?? placeOf(found.place) }
  }
  return read
}

/** A place alone asks for what is there, in a part of a town for what is next. */
function placedBy({ place, rest }: PlaceInWords, sort: Search['sort']): Partial<Search> {
  const text = withoutAnything(rest)
  const isPartAlone = text === '' && place.neighbourhood !== null && sort === 'relevance'
  return { text, place: placeOf(place), ...(isPartAlone && { sort: 'distance' }) }
}

const placeOf = ({ neighbourhood, city, latitude, longitude, item_count }: KnownPlace): Place => ({
  label: placeName({ neighbourhood, city }),
  at: { latitude, longitude },
  radiusKm: neighbourhood && item_count > 0 ? PART_KM : RADIUS_KM.default,
})
