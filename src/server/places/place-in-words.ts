import type { Pool } from 'pg'
import type { KnownPlace, PlaceInWords } from '#contract/search-answer.ts'
import { findPlaces } from './find-places.ts'
import { type Gazetteer, namesOf, openGazetteer } from './gazetteer.ts'
import { describePlace, inLanguage } from './known-places.ts'
import { lentPlaces } from './lent-places.ts'
import { namedPoint } from './named-points.ts'
import { plainWords } from './plain-words.ts'
import {
  EVERYDAY_PLACES,
  KINDS_BEFORE_PLACES,
  KINDS_BEHIND_PLACES,
  NICKNAMES,
  saysTravel,
  WORDS_BEFORE_PLACES,
  WORDS_BEFORE_THINGS,
  WORDS_WITH_ARTICLES,
} from './words-around-places.ts'

const MAX_WORDS = 12
/** "San Sebastián de los Reyes" has five. */
const MAX_WORDS_OF_NAME = 5
/** "in der Nähe von". */
const MAX_WORDS_BEFORE = 4
/** A town of so many people is meant by its name alone. */
const LARGE = 50_000

interface Found {
  place: KnownPlace
  /** Whether its name alone is enough to mean it. */
  isWellKnown: boolean
}

/**
 * The place that somebody's words name, and the other words: "leiter neukölln" is a ladder in Neukölln. Nothing where
 * they name none, or where a thing is called like it.
 */
export async function placeInWords(
  pool: Pool,
  { typed, language }: { typed: string; language: string },
): Promise<PlaceInWords | null> {
  const words = typed.split(/[\s,;?!]+/).filter(Boolean)
  if (words.length > MAX_WORDS) return null
  const [gazetteer, lent] = await Promise.all([openGazetteer(), lentPlaces(pool)])
  for (const [from, to] of stretches(words.length)) {
    const name = words.slice(from, to).join(' ')
    const found = findNamed(gazetteer, lent, name, language)
    if (!found) continue
    const before = wordsBefore(words, from, language)
    const isAlone = before === 0
    if (saysTravel(words.slice(0, from))) continue
    const said = plain(words.slice(from - before, from).join(' '))
    if (!found.isWellKnown && (WORDS_WITH_ARTICLES.has(said) || EVERYDAY_PLACES.has(plain(name)))) continue
    // "In the wall" is in no village of that name.
    const hasArticle = from > 0 && WORDS_BEFORE_THINGS.has(plain(words[from - 1]!))
    if (hasArticle && (!found.isWellKnown || EVERYDAY_PLACES.has(plain(name)))) continue
    if (isAlone && (!found.isWellKnown || EVERYDAY_PLACES.has(plain(name)))) continue
    if (isAlone && hasArticle) continue
    if (isAlone && (await isThing(pool, name, language))) continue
    const place = inLanguage(gazetteer, found.place, language)
    const cities = [found.place.city, place.city].map(plain)
    const rest = withoutPlaceWords(words.slice(0, from - before), words.slice(to), cities)
    // "Neukölln, Berlin": the part of the town is meant.
    const part =
      place.neighbourhood === null && rest.includes(' ')
        ? await placeInWords(pool, { typed: rest, language })
        : null
    return part?.place.neighbourhood && part.place.city === place.city ? part : { place, rest }
  }
  return null
}

/** All runs of words, the longest first and of these the last first: a place mostly stands behind the thing. */
function stretches(count: number): [from: number, to: number][] {
  const all: [number, number][] = []
  for (let size = Math.min(MAX_WORDS_OF_NAME, count); size > 0; size--)
    for (let from = count - size; from >= 0; from--) all.push([from, from + size])
  return all
}

/** What is left beside a place: neither what kind of place it is ("Barceloneta beach") nor its city ("Altona, Hamburg"). */
function withoutPlaceWords(before: string[], after: string[], cities: string[]): string {
  const isNumber = (word: string | undefined) => /^\d+\.?(?:e|er|ème|th|st|nd|rd)?$/iu.test(word ?? '')
  const [first] = [...before]
  while (before.length > 1 && KINDS_BEFORE_PLACES.has(plain(before.at(-1)!))) {
    before = before.slice(0, -1)
    if (isNumber(before.at(-1))) before = before.slice(0, -1)
  }
  while (KINDS_BEHIND_PLACES.has(plain(after[0] ?? ''))) after = after.slice(1)
  const isCity = (word: string) => word !== first && cities.includes(plain(word))
  const rest = [...before, ...after].filter((word) => !isCity(word))
  while (rest.length > 1 && WORDS_BEFORE_PLACES.has(plain(rest.at(-1)!))) rest.pop()
  return rest.join(' ')
}

function findNamed(
  gazetteer: Gazetteer,
  lent: Map<string, KnownPlace>,
  name: string,
  language: string,
): Found | undefined {
  const nickname = NICKNAMES.get(plain(name))
  if (nickname) return findNamed(gazetteer, lent, nickname, language)
  const wanted = plain(name)
  if (wanted.length < 3) return undefined
  const known = lent.get(wanted) ?? namedPoint(wanted)
  if (known) return { place: known, isWellKnown: true }
  if (!plainWords(name).every((word) => isWordOfPlaces(gazetteer, word))) return undefined
  const place = findPlaces(gazetteer, { typed: name, language, limit: 8 }).find((one) =>
    namesOf(gazetteer, one).some((other) => plain(other) === wanted),
  )
  if (place === undefined) return undefined
  return {
    place: describePlace(gazetteer, place, ''),
    isWellKnown: gazetteer.populations[place]! >= LARGE || isPartOfLentTown(gazetteer, lent, place),
  }
}

/** A quarter of a town in which something is lent is meant by its name, however few live there. */
const isPartOfLentTown = (gazetteer: Gazetteer, lent: Map<string, KnownPlace>, place: number): boolean => {
  const town = gazetteer.cities[place]!
  return town >= 0 && namesOf(gazetteer, town).some((name) => lent.has(plain(name)))
}

const plain = (text: string): string => plainWords(text).join(' ')

/** How many words before it say that a place follows. */
function wordsBefore(words: string[], from: number, language: string): number {
  for (let count = Math.min(MAX_WORDS_BEFORE, from); count > 0; count--)
    if (saysPlace(plain(words.slice(from - count, from).join(' ')), language)) return count
  return 0
}

/** "à" and "a" look alike without the accent: one says where, the other is an article. */
const saysPlace = (before: string, language: string): boolean =>
  WORDS_BEFORE_PLACES.has(before) && (before !== 'a' || language === 'fr' || language === 'es')

/** Whether a whole word stands in the name of any place. */
function isWordOfPlaces({ words }: Gazetteer, word: string): boolean {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < word) low = middle + 1
    else high = middle
  }
  return words[low] === word
}

async function isThing(pool: Pool, name: string, language: string): Promise<boolean> {
  const { rows } = await pool.query<{ isThing: boolean }>(
    `select is_thing is not null as "isThing" from public.search_phrases(public.search_words($1), $2) limit 1`,
    [name, language],
  )
  return rows[0]?.isThing === true
}
