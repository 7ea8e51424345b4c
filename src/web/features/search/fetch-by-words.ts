import type { SearchAnswer, WordsMeant } from '#contract/search-answer.ts'
import {
  headOfName,
  nameOfThingFor,
  thingWithoutPurpose,
  turnedName,
  withoutFrame,
} from '#domain/search/core-words.ts'
import { isMessage } from '#domain/search/message/is-message.ts'
import {
  findOccasions,
  guessOccasions,
  isNamed,
  thingOfOccasion,
} from '#domain/search/occasions/find-occasions.ts'
import type { Needed } from '#domain/search/occasions/occasion.ts'
import { isSaidOfOccasions } from '#domain/search/occasions/words-of-occasions.ts'
import type { Search } from '#domain/search/search.ts'
import type { Language } from '../../i18n/languages.ts'
import { FEW, fewOf } from './few-of-answers.ts'
import { findInMessage } from './find-in-message.ts'
import { type Found, type FoundByWords, findLiterally, isExact, NOTHING } from './find-literally.ts'
import { forOccasion } from './for-occasion.ts'
import { shownWords } from './shown-words.ts'

interface Sources {
  fetchSearch: (search: Search) => Promise<SearchAnswer>
  /** Asked where what was typed is not found as it stands. */
  fetchMeaning: (text: string) => Promise<WordsMeant>
}
const READABLE = /[\p{Script=Latin}\p{N}]/u
/** "1" stands in many descriptions and names nothing; a postcode was read as a place before. */
const SMALL_NUMBER = /^[^\p{L}\p{N}]*\p{Nd}{1,2}[^\p{L}\p{N}]*$/u
/** From so many words on it is a sentence, in which other words stand around the thing. */
const WORDS_OF_SENTENCE = 4

/** For loaders: cards for what was typed; a few that are free at other times where none is at these. */
export async function fetchByWords(
  search: Search,
  language: Language,
  sources: Sources,
): Promise<FoundByWords> {
  const found = await findTyped(search, language, sources)
  if (found.answer.total > 0 || !search.text || !search.period) return { ...found, otherTimes: [] }
  const { answer } = await findTyped({ ...search, period: undefined, page: 1 }, language, sources)
  return { ...found, otherTimes: answer.is_similar ? [] : answer.items.slice(0, FEW) }
}

/** So many things that a message may be about are tried, until somebody lends one. */
const MAX_ABOUT = 5

/** Of a message what it asks for, else what the words find. */
async function findTyped(search: Search, language: Language, sources: Sources): Promise<Found> {
  if (!isMessage(search.text))
    return withMissing(search, await findByWords(search, language, sources), sources)
  const { wish, others, missing, occasions } = await findInMessage(search, language, sources)
  if (wish) {
    const things = others.length > 0 ? [wish.words, ...others] : []
    return { answer: wish.answer, things, set: [], about: wish.words }
  }
  for (const needed of occasions.slice(0, MAX_ABOUT)) {
    const found = await forOccasion(
      { ...search, text: needed.things[0]! },
      NOTHING,
      needed,
      sources.fetchSearch,
    )
    if (found.things.length > 0) return { ...found, about: found.things[0]! }
  }
  if (missing) {
    const answer = fewOf(await sources.fetchSearch({ ...search, text: missing, page: 1 }))
    return { answer, things: [], set: [], missing, about: missing }
  }
  const text = withoutFrame(search.text)
  const found = await findByWords({ ...search, text }, language, sources)
  return { ...found, about: found.missing ?? shownWords(text) }
}

/** Of a "cot for visiting baby" that nobody lends the cot is named. */
async function withMissing(search: Search, found: Found, { fetchMeaning }: Sources): Promise<Found> {
  const thing = thingWithoutPurpose(search.text)
  if (isExact(found) || found.missing || found.isEmpty || !thing) return found
  const { things } = await fetchMeaning(thing)
  return things[0] === plain(thing) ? { ...found, missing: thing } : found
}

/** What the words find as they stand; if that is nothing exact, without slips, or what a sentence is about. */
async function findByWords(search: Search, language: Language, sources: Sources): Promise<Found> {
  const { fetchSearch, fetchMeaning } = sources
  // Signs alone, or a script of which the database reads nothing: everything is no answer to them.
  const isUnreadable =
    SMALL_NUMBER.test(search.text) ||
    (search.text !== '' && !READABLE.test(search.text) && (await fetchMeaning(search.text)).words === '')
  if (isUnreadable) return { answer: { ...NOTHING, is_similar: false }, things: [], set: [], isEmpty: true }
  const turned = turnedName(search.text, language)
  if (turned && (await fetchMeaning(turned)).things[0] === plain(turned))
    return findByWords({ ...search, text: turned }, language, sources)
  const purposeless = thingWithoutPurpose(search.text)
  const named = await findByName(search, nameOfThingFor(search.text, language), sources)
  if (named) return named
  const headed = purposeless && thingOfOccasion(search.text, purposeless, language)
  const occasions = headed
    ? [{ things: [headed], serving: 1 }]
    : occasionsOf(search.text, purposeless, language)
  const meaning = purposeless || occasions.length > 0 ? await fetchMeaning(search.text) : undefined
  // "A router for cutting wood" is a router; "change the bulb, it's broken" is still an occasion.
  const isThing =
    purposeless !== undefined &&
    !headed &&
    (isNamed(purposeless, language) || meaning?.things[0] === plain(purposeless))
  // A moving van is no move, a curtain not to be hung up, and a "mattress to inflate" not any mattress.
  const isWhole = meaning !== undefined && isName(search.text, meaning)
  const literal = await findLiterally(
    search,
    {
      thing: !isWhole && (occasions.length === 0 || isThing) ? purposeless : undefined,
      isThing,
      occasions: isThing || isWhole ? [] : occasions,
      named: meaning && thingBesideOccasion(search.text, meaning, language),
    },
    fetchSearch,
  )
  if (isExact(literal) || search.text === '') return literal
  const meant = meaning ?? (await fetchMeaning(search.text))
  const { words, things, is_empty } = meant
  // Only where nothing is found: somebody may lend what is called like such a word.
  if (is_empty && literal.answer.total === 0) return { ...literal, isEmpty: true }
  const kindred =
    occasions.length === 0
      ? await findKindred(search, literal.answer, meant, language, fetchSearch)
      : undefined
  if (kindred) return kindred
  if (wordsIn(search.text).length < WORDS_OF_SENTENCE) {
    if (words === plain(search.text))
      return occasions.length > 0
        ? literal
        : withoutOthers(search, literal, headOfName(words, things, language), fetchSearch)
    const corrected = await findLiterally(
      { ...search, text: words },
      { isThing: false, occasions: isName(words, meant) ? [] : findOccasions(words, language) },
      fetchSearch,
    )
    return isExact(corrected) ? corrected : literal
  }
  const first = things[0] && occasions.length === 0 && (await fetchSearch({ ...search, text: things[0] }))
  if (first && isExact({ answer: first })) return { answer: first, things: [], set: [] }
  // What a sentence is about, or begins with, is what it asks for, and nobody lends it.
  if (literal.missing || (things[0] && plain(search.text).startsWith(things[0]))) return literal
  return (await findGuessed(search, literal.answer, language, fetchSearch)) ?? literal
}

/** What somebody is up to, by words of like meaning, where none is mistyped and it does not begin with a thing. */
async function findKindred(
  search: Search,
  whole: SearchAnswer,
  { words, things }: WordsMeant,
  language: Language,
  fetchSearch: Sources['fetchSearch'],
): Promise<Found | undefined> {
  const text = plain(search.text)
  // In German what is to be done stands behind what that is done to: "Regal andübeln" is no shelf.
  const isDone =
    language === 'de' && /\S(?:en|eln|ern)$/.test(text) && text !== things[0] && things.length < 2
  if (things[0] && text.startsWith(things[0]) && !isDone) return undefined
  if (wordsIn(search.text).length < WORDS_OF_SENTENCE && words !== text) return undefined
  return findGuessed(search, whole, language, fetchSearch)
}

/** The things for what the words most likely speak of, if somebody lends them. */
async function findGuessed(
  search: Search,
  whole: SearchAnswer,
  language: Language,
  fetchSearch: Sources['fetchSearch'],
): Promise<Found | undefined> {
  for (const occasion of guessOccasions(search.text, language)) {
    const found = await forOccasion(search, whole, occasion, fetchSearch)
    if (found.things.length > 0) return found
  }
  return undefined
}

/** What is known by this name: a "pump for a bike" is a bike pump. */
async function findByName(
  search: Search,
  name: string | undefined,
  { fetchSearch, fetchMeaning }: Sources,
): Promise<Found | undefined> {
  if (!name || (await fetchMeaning(name)).things[0] !== plain(name)) return undefined
  const answer = await fetchSearch({ ...search, text: name })
  return isExact({ answer }) ? { answer, things: [], set: [] } : undefined
}

/** Whether words are the name of one thing, with nothing said that is done to it: "cheap tandem". */
const isName = (text: string, { things, is_name }: WordsMeant): boolean =>
  is_name &&
  plain(text)
    .replace(things[0]!, '')
    .split(' ')
    .every((word) => !isSaidOfOccasions(word))

/** "Waffle iron school fair": the thing that is named before what it is for, with no word between them. */
function thingBesideOccasion(text: string, { things }: WordsMeant, language: Language): string | undefined {
  const thing = things[0]
  const words = plain(text)
  if (!thing || !words.startsWith(`${thing} `)) return undefined
  return findOccasions(words.slice(thing.length), language).length > 0 ? thing : undefined
}

const FOR = /^ (?:for|für|fürs|para|pour)\s/iu

/** What is to be done comes before what that is for: pancakes for the school fair. */
function occasionsOf(text: string, purposeless: string | undefined, language: Language): Needed[] {
  const isDone =
    purposeless !== undefined &&
    [2, 3, 4].includes(wordsIn(purposeless).length) &&
    FOR.test(text.slice(purposeless.length))
  const first = isDone ? findOccasions(purposeless, language) : []
  return first.length > 0 ? first : findOccasions(text, language)
}

/** Where nobody lends a piano stool, but pianos, these are of no use. */
async function withoutOthers(
  search: Search,
  found: Found,
  head: string | undefined,
  fetchSearch: Sources['fetchSearch'],
): Promise<Found> {
  if (!head || found.answer.total === 0) return found
  const answer = await fetchSearch({ ...search, text: head })
  return isExact({ answer }) ? found : { ...found, answer: fewOf(answer) }
}

const wordsIn = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

/** As the database writes plain words. */
const plain = (text: string): string =>
  wordsIn(
    text.toLowerCase().replaceAll('ß', 'ss').replaceAll('œ', 'oe').normalize('NFD').replace(/\p{M}/gu, ''),
  ).join(' ')
