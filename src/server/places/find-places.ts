import { LISTING_COUNTRIES } from '#domain/listing/countries.ts'
import type { Point } from '#domain/search/search.ts'
import { findBeginnings, findSimilar, type Matches } from './find-words.ts'
import { countryOf, type Gazetteer, IS_FIRST, IS_WHOLE, namesOf } from './gazetteer.ts'
import { kilometresTo } from './kilometres-to.ts'
import { plainWords } from './plain-words.ts'

interface Query {
  /** What was typed: names of a place, and of its city or country after or before it. */
  typed: string
  /** The position of the person who looks, for which of two alike is meant. */
  near?: Point | undefined
  /** The language of the page. */
  language?: string | undefined
  limit: number
}

const MAX_WORDS = 6
/** So many of the best are compared name by name. */
const COMPARED = 40
/** In powers of ten of inhabitants. */
const WORTH = { whole: 2.5, beginning: 1, near: 4, mistake: -2, district: -0.5, language: 0.7 }
const NEAR_KM = 100
/** Where people speak a language of the product, a place is a little more likely to be meant. */
const COUNTRIES_OF: Record<string, string> = {
  en: 'GB IE',
  de: 'DE AT CH LI LU',
  es: 'ES',
  fr: 'FR BE CH LU MC',
}
/** "la", "am", "3": of no use beside longer words. */
const MAX_LETTERS_OF_PARTICLES = 2

/**
 * Places whose name is or begins like what was typed, in any of the four languages, with mistakes only if there are none
 * without; larger and nearer ones first.
 */
export function findPlaces(gazetteer: Gazetteer, query: Query): number[] {
  const { typed, limit } = query
  const all = plainWords(typed).slice(0, MAX_WORDS)
  const long = all.filter((word) => word.length > MAX_LETTERS_OF_PARTICLES)
  const words = long.length > 0 ? long : all
  if (words.length === 0) return []
  const found = words.map((word) => findBeginnings(gazetteer, word))
  const exact = placesWithAll(gazetteer, words, found)
  const places =
    exact.length > 0
      ? exact
      : placesWithAll(
          gazetteer,
          words,
          words.map((word, index) => (found[index]!.size > 0 ? found[index]! : findSimilar(gazetteer, word))),
        )
  const whole = all.join(' ')
  const best = places
    .map(({ place, bonus }) => ({ place, score: bonus + worthOf(gazetteer, place, query) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, Math.max(COMPARED, limit))
  if (all.length > 1) for (const one of best) one.score += likenessOf(gazetteer, one.place, whole)
  return best
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ place }) => place)
}

/** The places that have each word, or have one and are in a city or country that has the others. */
function placesWithAll(
  gazetteer: Gazetteer,
  words: string[],
  found: Matches[],
): { place: number; bonus: number }[] {
  const places: { place: number; bonus: number }[] = []
  const seen = new Set<number>()
  for (const matches of found) {
    for (const [place, own] of matches) {
      if (seen.has(place)) continue
      seen.add(place)
      const city = gazetteer.cities[place]!
      const hasAll = words.every(
        (word, index) =>
          found[index]!.has(place) ||
          found[index]!.has(city) ||
          isOfCountry(countryOf(gazetteer, place), word),
      )
      if (hasAll) places.push({ place, bonus: bonusOf(own, words.length > 1) })
    }
  }
  return places
}

/** With several words the whole names are compared instead. */
const bonusOf = (
  { stands, mistakes }: { stands: number; mistakes: number },
  isOneOfSeveral: boolean,
): number =>
  (stands & IS_WHOLE && !isOneOfSeveral ? WORTH.whole : 0) +
  (stands & IS_FIRST ? WORTH.beginning : 0) +
  mistakes * WORTH.mistake

function worthOf(gazetteer: Gazetteer, place: number, { near, language = '' }: Query): number {
  const people = Math.log10(gazetteer.populations[place]! + 10)
  const close = near ? WORTH.near * Math.exp(-kilometresTo(gazetteer, place, near) / NEAR_KM) : 0
  const isSpoken = COUNTRIES_OF[language]?.includes(countryOf(gazetteer, place)) ?? false
  const isDistrict = gazetteer.cities[place]! >= 0
  return people + close + (isDistrict ? WORTH.district : 0) + (isSpoken ? WORTH.language : 0)
}

function likenessOf(gazetteer: Gazetteer, place: number, whole: string): number {
  const city = gazetteer.cities[place]!
  const names = namesOf(gazetteer, place).map((name) => plainWords(name).join(' '))
  const ofCity = city < 0 ? [] : namesOf(gazetteer, city).map((name) => plainWords(name).join(' '))
  const both = names.flatMap((name) => ofCity.flatMap((other) => [`${name} ${other}`, `${other} ${name}`]))
  const all = [...names, ...both]
  if (all.includes(whole)) return WORTH.whole + WORTH.beginning
  return all.some((name) => name.startsWith(whole)) ? WORTH.beginning : 0
}

const LANGUAGES = ['en', 'de', 'es', 'fr']
const WORDS_OF_COUNTRY = new Map(
  LISTING_COUNTRIES.map((country) => [
    country,
    LANGUAGES.flatMap((language) =>
      plainWords(new Intl.DisplayNames(language, { type: 'region' }).of(country) ?? ''),
    ),
  ]),
)

const isOfCountry = (country: string, word: string): boolean =>
  WORDS_OF_COUNTRY.get(country)?.some((one) => one.startsWith(word)) ?? false
