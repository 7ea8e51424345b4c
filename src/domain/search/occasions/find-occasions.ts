import { THINGS, USES } from '../things/all-things.ts'
import { likelyOccasions } from './likely-occasions.ts'
import { LITTLE_WORDS } from './little-words.ts'
import { neededForAny } from './needed-for.ts'
import { LANGUAGES, type Needed, type Occasion, type OccasionLanguage } from './occasion.ts'
import { OCCASIONS } from './occasions.ts'
import { occasionsInMessage } from './occasions-in-message.ts'
import { plainWords } from './plain-words.ts'
import { type Ranked, rankOccasions } from './rank-occasions.ts'
import { isOneOf, type Line, linesOf, mentionsOf } from './words-of-occasions.ts'

/** With more words it is a message, of which the most is beside the point. */
const MAX_WORDS = 16
const MAX_WORDS_OF_MESSAGE = 80
/** From so many on the words of a line may stand among others. */
const WORDS_OF_SENTENCE = 8
/** With a line of several words so many others may stand beside it; a single word counts alone. */
const MAX_OTHERS = 4
const MAX_OTHERS_IN_SENTENCE = 8

/** So many occasions that words may mean are tried, in their order, until somebody lends the things for one. */
const MAX_OCCASIONS = 3
/** And so much less likely than the likeliest they may be. */
const NEARLY = 0.6
const AS_LIKELY = 0.85
/** One of which no line has all its words only counts beside another if it is hardly less likely. */
const LIKELY_TOO = 0.76

/** For each thing that somebody may be up to the things for it, by the words for them, the most needed first; none where it is no occasion. */
export function findOccasions(text: string, language: OccasionLanguage): Needed[] {
  const words = plainWords(text).filter((word) => !/^\d+$/.test(word))
  if (words.length === 0 || words.length > MAX_WORDS_OF_MESSAGE) return []
  const inMessage = () => {
    const near = occasionsInMessage(words, language).slice(0, MAX_OCCASIONS)
    const ranked = besideLikely(rankOccasions(near, [...new Set(words)], language), words, language)
    return neededForAny(
      ranked.slice(0, MAX_OCCASIONS).map(({ occasion }) => occasion),
      ranked,
      words,
      language,
    )
  }
  if (words.length > MAX_WORDS) return inMessage()
  if (isThingItself(text, language) && (words.length > 1 || !isNameOfOccasion(words[0]!, language))) return []
  // The language of the page first: in it a word is most likely what it looks like.
  for (const one of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const meant = occasionsMeant(words, one)
    if (meant.length > 0) {
      const ranked = besideLikely(rankOccasions(meant, words, one), words, one)
      const likely = withWordsOfFirst(likeliest(ranked, new Set(meant)), words, one)
      return neededForAny(likely, ranked, words, language)
    }
  }
  return words.length >= WORDS_OF_SENTENCE ? inMessage() : []
}

/** What is only likely counts so much beside an occasion that has all words of a line. */
const LIKELY = 0.8

/** Those meant with the others that are as likely by all words together, the likeliest first. */
function besideLikely(
  meant: readonly Ranked[],
  words: readonly string[],
  language: OccasionLanguage,
): Ranked[] {
  if (meant.length === 0) return []
  const all = new Map(meant.map((one) => [one.occasion, one]))
  for (const { occasion, weight } of likelyOccasions([...new Set(words)], language))
    if (weight * LIKELY > (all.get(occasion)?.weight ?? 0))
      all.set(occasion, { occasion, weight: weight * LIKELY })
  return [...all.values()].sort((a, b) => b.weight - a.weight)
}

/** Those that are nearly as likely as the likeliest are tried in their own order, then the others. */
function likeliest(ranked: readonly Ranked[], meant: ReadonlySet<Occasion>): Occasion[] {
  const best = ranked[0]?.weight ?? 0
  const first = ranked.filter(({ weight }) => weight >= AS_LIKELY * best)
  const others = ranked
    .slice(first.length)
    .filter(({ occasion, weight }) => weight >= (meant.has(occasion) ? NEARLY : LIKELY_TOO) * best)
  // Uses have no order of their own.
  const orderOf = ({ occasion }: Ranked) =>
    USES.includes(occasion) ? OCCASIONS.length : OCCASIONS.indexOf(occasion)
  const inOrder = first.toSorted((a, b) => orderOf(a) - orderOf(b))
  return [...inOrder, ...others].slice(0, MAX_OCCASIONS).map(({ occasion }) => occasion)
}

/** The things for what a sentence is most likely about, the likeliest first, where no occasion has all the words of a line in it. */
export function guessOccasions(text: string, language: OccasionLanguage): Needed[] {
  const words = [...new Set(plainWords(text))]
  if (words.length > MAX_WORDS_OF_MESSAGE || isThingItself(text, language)) return []
  const ranked = likelyOccasions(words, language)
  const likely = ranked
    .filter(({ weight }) => weight >= LIKELY_TOO * ranked[0]!.weight)
    .slice(0, MAX_OCCASIONS)
  return neededForAny(
    likely.map(({ occasion }) => occasion),
    ranked,
    words,
    language,
  )
}

const WORDS_OF_NARROW = 3

/** Where nobody lends a rack for a bike on a car, what carries children on a bike is none: of its lines less is said. */
function withWordsOfFirst(
  occasions: readonly Occasion[],
  words: readonly string[],
  language: OccasionLanguage,
): Occasion[] {
  const mentions = words.map((word) => mentionsOf(word, language))
  const said = (occasion: Occasion) => {
    const places = new Map<Line, Set<number>>()
    for (const its of mentions)
      for (const one of its)
        if (one.occasion === occasion && !one.line.isHint)
          places.set(one.line, (places.get(one.line) ?? new Set()).add(one.at))
    return Math.max(0, ...[...places.values()].map(({ size }) => size))
  }
  const least = occasions[0] ? said(occasions[0]) : 0
  return least < WORDS_OF_NARROW ? [...occasions] : occasions.filter((occasion) => said(occasion) >= least)
}

/** Of what an occasion needs the thing that is named before it: a "seat for a child on a bike" is a bike seat, and no trailer. */
export function thingOfOccasion(text: string, thing: string, language: OccasionLanguage): string | undefined {
  const words = plainWords(thing)
  const isRomance = language === 'es' || language === 'fr'
  const head = (isRomance ? words[0] : words.at(-1)) ?? ''
  const said = plainWords(text).slice(words.length).join(' ')
  const isHeaded = (name: string) => {
    const all = plainWords(name)
    const others =
      language === 'de' ? [all.join('').slice(0, -head.length)] : isRomance ? all.slice(1) : all.slice(0, -1)
    const isOfKind = isRomance ? all[0] === head : all.at(-1)!.endsWith(head)
    return isOfKind && others.some((other) => other.length > 3 && said.includes(other))
  }
  return head.length > 3
    ? [...findOccasions(text, language), ...guessOccasions(text, language)]
        .flatMap(({ things }) => things)
        .find(isHeaded)
    : undefined
}

/** Whether a thing is one of a kind that is called like this: a bike case is a case, a "Lastenrad" a "Rad", an air bed no folding bed. */
export function headedByThing(name: string, kind: string, language: OccasionLanguage): boolean {
  const [words, wanted] = [plainWords(name), plainWords(kind)]
  const isRomance = language === 'es' || language === 'fr'
  const head = (isRomance ? wanted[0] : wanted.at(-1)) ?? ''
  const isLike = (word: string) =>
    isRomance ? head.startsWith(word) || word.startsWith(head) : word.endsWith(head)
  const isNarrowed = wanted.length === 1 || wanted.every((word) => words.includes(word))
  return head.length > 2 && isNarrowed && isLike((isRomance ? words[0] : words.at(-1))!)
}

/** Behind more words a name is a part of a sentence. */
const MAX_WORDS_OF_NAME = 6

/** Whether words name one of the things that occasions need, so that they are what is looked for. */
export function isNamed(text: string | undefined, language: OccasionLanguage): boolean {
  const words = plainWords(text ?? '')
  const wanted = words.join(' ')
  return (
    words.length <= MAX_WORDS_OF_NAME &&
    [...namesIn(language)].some((name) => wanted.endsWith(name) || wanted.endsWith(`${name}s`))
  )
}

const names = new Map<OccasionLanguage, Set<string>>()

function namesIn(language: OccasionLanguage): Set<string> {
  const known = names.get(language)
  if (known) return known
  const of = (name: readonly string[]) => plainWords(name[LANGUAGES.indexOf(language)]!).join(' ')
  const all = new Set([...THINGS.values()].map(of))
  names.set(language, all)
  return all
}

/** What does the work, at the end of an English name, and in front of a Spanish or French one. */
const DOER =
  /^(blower|burner|cleaner|clipper|cutter|dryer|grinder|heater|machine|maker|meter|mixer|mower|planer|polisher|printer|pump|sander|scanner|sharpener|shredder|splitter|sprayer|spreader|steamer|stripper|trimmer|warmer|washer)s?$/
const MACHINE = /^(aparato|appareil|machine|maquina)s?$/

/** "Lawn mower" and "máquina de cortar césped" are what is looked for, and nothing that somebody is about to do. */
const isThingItself = (text: string, language: OccasionLanguage): boolean => {
  const words = plainWords(text)
  return (
    DOER.test(words.at(-1) ?? '') || MACHINE.test(words[0] ?? '') || namesIn(language).has(words.join(' '))
  )
}

/** A barbecue is a thing and an occasion; a snow blower only begins like the snow that one may go out into. */
const isNameOfOccasion = (word: string, language: OccasionLanguage): boolean =>
  mentionsOf(word, language).some(({ beginning }) => beginning === word)

/** The occasions that the first page offers, in words that find them. */
export const namedOccasions = (language: OccasionLanguage): string[] =>
  OCCASIONS.flatMap(({ names }) => names?.[LANGUAGES.indexOf(language)] ?? [])

/** The occasions of which one line has all its words among these, in their order. */
function occasionsMeant(words: readonly string[], language: OccasionLanguage): Occasion[] {
  const named = new Map<Line, { places: Set<number>; words: Set<string> }>()
  const occasions = new Set<Occasion>()
  for (const word of words)
    for (const { occasion, line, at, beginning } of mentionsOf(word, language)) {
      if (line.isHint) continue
      const entry = named.get(line) ?? { places: new Set(), words: new Set() }
      entry.places.add(at)
      entry.words.add(word.startsWith(beginning) ? word : `-${word}`)
      named.set(line, entry)
      occasions.add(occasion)
    }
  // Each by a word of its own, or the parts of one: a "Kinderrodel" is for both, "Bierbänke" are no beer to be brewed.
  const hasAll = (line: Line) => {
    const { places, words: saying } = named.get(line) ?? {}
    const count = line.wanted.length
    return places !== undefined && places.size >= count && saying!.size >= count
  }
  return OCCASIONS.filter(
    (occasion) =>
      occasions.has(occasion) &&
      linesOf(occasion, language).some((line) => hasAll(line) && isMeant(line, words)),
  )
}

/** Whether so little else is said beside the words of a line that they are meant. */
function isMeant({ wanted, isEnough }: Line, words: readonly string[]): boolean {
  const named = words.filter((word) => wanted.some((beginnings) => isOneOf(beginnings, word)))
  const others = words.filter((word) => !named.includes(word) && !LITTLE_WORDS.has(word))
  if (wanted.length > 1 || isEnough)
    return others.length <= (words.length < WORDS_OF_SENTENCE ? MAX_OTHERS : MAX_OTHERS_IN_SENTENCE)
  return others.length === 0 && named.every((word) => isFormOf(word, wanted[0]!))
}

/** A compound that only begins like it, such as a "Partyhut", is a thing. */
const isFormOf = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((one) => word.startsWith(one) && word.length <= one.length + (one.length > 5 ? 5 : 2))
