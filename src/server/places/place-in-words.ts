import type { Pool } from 'pg'
import type { PlaceInWords, WordsMeant } from '#contract/search-answer.ts'
import { LITTLE_WORDS } from '#domain/search/occasions/little-words.ts'
import { isSaidOfOccasions } from '#domain/search/occasions/words-of-occasions.ts'
import { findMistyped, findNamed, isNearLent, type NamedPlace, type PlacesKnown } from './find-named.ts'
import { openGazetteer } from './gazetteer.ts'
import { inLanguage } from './known-places.ts'
import { lentPlaces } from './lent-places.ts'
import { plainWords } from './plain-words.ts'
import {
  EVERYDAY_PLACES,
  KINDS_BEFORE_PLACES,
  KINDS_BEHIND_PLACES,
  saysTravel,
  WORDS_BEFORE_HOMES,
  WORDS_BEFORE_PLACES,
  WORDS_BEFORE_THINGS,
  WORDS_WITH_ARTICLES,
} from './words-around-places.ts'

const MAX_WORDS = 12
const MAX_WORDS_OF_MESSAGE = 130
/** "San Sebastián de los Reyes" has five. */
const MAX_WORDS_OF_NAME = 5
/** "in der Nähe von". */
const MAX_WORDS_BEFORE = 4
/** A shorter word with a mistake is too much like others, where none says that a place follows. */
const LETTERS_OF_SLIP_ALONE = 7

interface Asked {
  typed: string
  language: string
}

/**
 * The place that somebody's words name, and the other words: "leiter neukölln" is a ladder in Neukölln. Nothing where
 * they name none, or where a thing is called like it.
 */
export async function placeInWords(pool: Pool, { typed, language }: Asked): Promise<PlaceInWords | null> {
  const [gazetteer, lent] = await Promise.all([openGazetteer(), lentPlaces(pool)])
  const known: PlacesKnown = { gazetteer, lent, language }
  const words = typed
    .split(/[\s,;?!]+/)
    .filter(Boolean)
    .flatMap((word) => partsOfName(known, word))
  if (words.length > MAX_WORDS) return placeInMessage(known, typed)
  for (const [from, to] of stretches(words.length)) {
    const found = findNamed(known, words.slice(from, to).join(' '))
    if (found && (await isMeant(pool, known, words, from, to, found)))
      return besidePlace(pool, known, words, from, to, found)
  }
  for (let from = words.length - 1; from >= 0; from--) {
    const isBehind = wordsBefore(words, from, language) > 0
    if (!isBehind && words[from]!.length < LETTERS_OF_SLIP_ALONE) continue
    const found = findMistyped(known, words[from]!)
    if (!found || (!isBehind && (await isThingMistyped(pool, typed, language)))) continue
    if (await isMeant(pool, known, words, from, from + 1, found))
      return besidePlace(pool, known, words, from, from + 1, found)
  }
  return null
}

/** Of a message only what stands behind "in", "near" and the like, and near to what is lent; the rest stays as it is. */
function placeInMessage(known: PlacesKnown, typed: string): PlaceInWords | null {
  const tokens = [...typed.matchAll(/[^\s,;:?!()]+/g)].slice(0, MAX_WORDS_OF_MESSAGE)
  const words = tokens.map(([word]) => word.replace(/\.$/, ''))
  for (const [from, to] of stretches(words.length)) {
    const before = wordsBefore(words, from, known.language)
    const said = plain(words.slice(from - before, from).join(' '))
    if (before === 0 || !WORDS_BEFORE_HOMES.has(said) || !/\p{L}{3}/u.test(words[from]!)) continue
    const found = findNamed(known, words.slice(from, to).join(' '))
    if (!found?.isWellKnown || found.isGuessed || found.isSmall || !isNearLent(known, found.place)) continue
    if (saysTravel(words.slice(0, from)) || EVERYDAY_PLACES.has(plain(words.slice(from, to).join(' '))))
      continue
    const end = tokens[to - 1]!.index + words[to - 1]!.length
    const rest = `${typed.slice(0, tokens[from - before]!.index).trimEnd()}${typed.slice(end)}`.trim()
    return { place: inLanguage(known.gazetteer, found.place, known.language), rest }
  }
  return null
}

/** "Hamburg-Barmbek" is in Hamburg, whether or not its name is known. */
function partsOfName(known: PlacesKnown, word: string): string[] {
  const [first = '', ...parts] = word.split('-')
  const isTown = parts.length > 0 && known.lent.get(plain(first))?.neighbourhood === null
  return isTown && !findNamed(known, word) ? [first, ...parts] : [word]
}

/** Whether these words name the place rather than a thing, or where somebody travels. */
async function isMeant(
  pool: Pool,
  known: PlacesKnown,
  words: readonly string[],
  from: number,
  to: number,
  found: NamedPlace,
): Promise<boolean> {
  const { language } = known
  const name = words.slice(from, to).join(' ')
  const before = wordsBefore(words, from, language)
  const isAlone = before === 0
  const isEveryday = EVERYDAY_PLACES.has(plain(name)) || LITTLE_WORDS.has(plain(name))
  if (saysTravel(words.slice(0, from))) return false
  const said = plain(words.slice(from - before, from).join(' '))
  if (!found.isWellKnown && (WORDS_WITH_ARTICLES.has(said) || isEveryday)) return false
  // "Im Hof" is in a yard, unless something is lent in a part of a town that is called so.
  if (isEveryday && WORDS_WITH_ARTICLES.has(said) && !known.lent.has(plain(name))) return false
  const last = plain(words[from - 1] ?? '')
  const isAt = last === 'a' && saysPlace(last, language)
  // "In the wall" is in no village of that name, and "in the forest" in no town of that name far away.
  const hasArticle = WORDS_BEFORE_THINGS.has(last) && !isAt
  const isFarTown = found.place.neighbourhood === null && !isNearLent(known, found.place)
  if (hasArticle && (!found.isWellKnown || isEveryday || isAlone || isFarTown)) return false
  if (isAlone && (!found.isWellKnown || isEveryday)) return false
  // "10000 mAh" is no postcode.
  if (isAlone && (ORDINAL.test(name) || (CODE.test(name) && to < words.length))) return false
  if (isAlone && (await isInThing(pool, words, from, to, language))) return false
  // "Machine à coudre", and what only looks like a place.
  return !(found.isGuessed || found.isSmall) || !(await isOrdinary(pool, name, language))
}

async function besidePlace(
  pool: Pool,
  { gazetteer, language }: PlacesKnown,
  words: readonly string[],
  from: number,
  to: number,
  found: NamedPlace,
): Promise<PlaceInWords> {
  const place = inLanguage(gazetteer, found.place, language)
  const cities = [found.place.city, place.city].map(plain)
  const before = words.slice(0, from - wordsBefore(words, from, language))
  const rest = withoutPlaceWords(before, words.slice(to), cities)
  // "Neukölln, Berlin": the part of the town is meant.
  const part =
    place.neighbourhood === null && rest.includes(' ')
      ? await placeInWords(pool, { typed: rest, language })
      : null
  return part?.place.neighbourhood && part.place.city === place.city ? part : { place, rest }
}

/** All runs of words, the longest first and of these the last first: a place mostly stands behind the thing. */
function stretches(count: number): [from: number, to: number][] {
  const all: [number, number][] = []
  for (let size = Math.min(MAX_WORDS_OF_NAME, count); size > 0; size--)
    for (let from = count - size; from >= 0; from--) all.push([from, from + size])
  return all
}

/** "Lyon 7e". */
const ORDINAL = /^\d{1,2}(?:e|er|ème|eme|\.|º|ª)$/iu

/** Between what kind of place it is and its name. */
const LINKS = new Set(['d', 'de', 'del', 'du', 'des', 'la', 'las', 'los', 'les', 'el', 'l', 'of', 'the'])

const CODE = /^\d{4,5}$/

/** What is left beside a place: neither what kind of place it is ("Barceloneta beach") nor its city ("Altona, Hamburg"). */
function withoutPlaceWords(
  before: readonly string[],
  after: readonly string[],
  cities: readonly string[],
): string {
  const isNumber = (word: string | undefined) => /^\d+\.?(?:e|er|ème|th|st|nd|rd)?$/iu.test(word ?? '')
  const [first] = [...before]
  // "Playa del Bogatell"
  const links = before.length - 1 - before.findLastIndex((word) => !LINKS.has(plain(word)))
  if (KINDS_BEFORE_PLACES.has(plain(before.at(-1 - links) ?? '')))
    before = before.slice(0, before.length - links)
  while (before.length > 1 && KINDS_BEFORE_PLACES.has(plain(before.at(-1)!))) {
    before = before.slice(0, -1)
    if (isNumber(before.at(-1))) before = before.slice(0, -1)
  }
  if (before.length > 1 && CODE.test(before.at(-1)!)) before = before.slice(0, -1)
  while (KINDS_BEHIND_PLACES.has(plain(after[0] ?? '')) || ORDINAL.test(after[0] ?? ''))
    after = after.slice(1)
  const isCity = (word: string) => word !== first && cities.includes(plain(word))
  const rest = [...before, ...after].filter((word) => !isCity(word))
  while (rest.length > 1 && WORDS_BEFORE_PLACES.has(plain(rest.at(-1)!))) rest.pop()
  return rest.join(' ')
}

const plain = (text: string): string => plainWords(text).join(' ')

/** How many words before it say that a place follows. */
function wordsBefore(words: readonly string[], from: number, language: string): number {
  for (let count = Math.min(MAX_WORDS_BEFORE, from); count > 0; count--)
    if (saysPlace(plain(words.slice(from - count, from).join(' ')), language)) return count
  return 0
}

/** "à" and "a" look alike without the accent: one says where, the other is an article. */
const saysPlace = (before: string, language: string): boolean =>
  WORDS_BEFORE_PLACES.has(before) && (before !== 'a' || language === 'fr' || language === 'es')

/** Whether these words are a thing, or a part of one: "pipe bender" is asked for in no town of Bender. */
async function isInThing(
  pool: Pool,
  words: readonly string[],
  ...[from, to, language]: [from: number, to: number, language: string]
): Promise<boolean> {
  const [start, end] = [from, to].map((at) => plainWords(words.slice(0, at).join(' ')).length)
  const { rows } = await pool.query<{ count: number; isThing: boolean }>(
    `select cardinality(words) as count, is_thing is not null and not is_filler as "isThing"
     from public.search_phrases(public.search_words($1), $2)`,
    [words.join(' '), language],
  )
  let at = 0
  for (const { count, isThing } of rows) {
    if (isThing && at <= start! && end! <= at + count) return true
    at += count
  }
  return isThing(pool, words.slice(from, to).join(' '), language)
}

async function isThing(pool: Pool, name: string, language: string): Promise<boolean> {
  const { rows } = await pool.query<{ isThing: boolean }>(
    `select is_thing is not null and not is_filler as "isThing" from public.search_phrases(public.search_words($1), $2) limit 1`,
    [name, language],
  )
  return rows[0]?.isThing === true
}

/** Whether all the words are a thing but for slips: "foldign steps" are in no Foligno. */
async function isThingMistyped(pool: Pool, typed: string, language: string): Promise<boolean> {
  const { rows } = await pool.query<{ meant: WordsMeant }>('select public.words_meant($1, $2) as meant', [
    typed,
    language,
  ])
  return rows[0]!.meant.is_name
}

/** Whether a word is of any other use: in the titles of what is lent, or said of what people are up to. */
async function isOrdinary(pool: Pool, name: string, language: string): Promise<boolean> {
  // "Les Marches" are steps as well.
  const words = plainWords(name).filter((word) => !LITTLE_WORDS.has(word))
  if (words.length !== 1) return false
  if (isSaidOfOccasions(words[0] ?? '') || (await isThing(pool, name, language))) return true
  const { rowCount } = await pool.query('select from public.search_vocabulary where word = $1', words)
  return rowCount !== 0
}
