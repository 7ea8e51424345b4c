import { LITTLE_WORDS } from './little-words.ts'
import type { Occasion, OccasionLanguage } from './occasion.ts'
import { OCCASIONS, USES } from './occasions.ts'
import { occasionsInMessage } from './occasions-in-message.ts'
import { THINGS, type Thing } from './things.ts'
import { isOneOf, type Line, linesOf, mentionsOf } from './words-of-occasions.ts'

const LANGUAGES: readonly OccasionLanguage[] = ['en', 'de', 'es', 'fr']
/** With more words it is a message, of which the most is beside the point. */
const MAX_WORDS = 16
const MAX_WORDS_OF_MESSAGE = 80
/** With a line of several words so many others may stand beside it; a single word counts alone. */
const MAX_OTHERS = 4

/** So many occasions that words may mean are tried, in their order, until somebody lends the things for one. */
const MAX_OCCASIONS = 3

/** For each thing that somebody may be up to the things for it, by the words for them, the most needed first; none where it is no occasion. */
export function findOccasions(text: string, language: OccasionLanguage): string[][] {
  const words = plainWords(text).filter((word) => !/^\d+$/.test(word))
  if (words.length === 0 || words.length > MAX_WORDS_OF_MESSAGE) return []
  if (words.length > MAX_WORDS)
    return occasionsInMessage(words, language)
      .slice(0, MAX_OCCASIONS)
      .map((occasion) => namesOf(occasion, language))
  if (isThingItself(text, language) && (words.length > 1 || !isNameOfOccasion(words[0]!, language))) return []
  // The language of the page first: in it a word is most likely what it looks like.
  for (const one of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const meant = occasionsMeant(words, one)
    if (meant.length > 0)
      return rareUseFirst(meant, words, one)
        .slice(0, MAX_OCCASIONS)
        .map((occasion) => namesOf(occasion, language))
  }
  return []
}

/** So much rarer must its words be before the use of a thing goes before an occasion. */
const MUCH_RARER = 1.5

/** What a single thing is for goes first where the words say more of it than of the others: a fence post more than a hole. */
function rareUseFirst(meant: Occasion[], words: readonly string[], language: OccasionLanguage): Occasion[] {
  const [first] = meant
  const uses = meant.filter((occasion) => USES.includes(occasion))
  if (!first || uses.length === 0) return meant
  const said = words
    .filter((word) => !LITTLE_WORDS.has(word))
    .map((word) => new Set(mentionsOf(word, language).map(({ occasion }) => occasion)))
  const weightOf = (occasion: Occasion) =>
    said.reduce((sum, sayingIt) => sum + (sayingIt.has(occasion) ? 1 / sayingIt.size : 0), 0)
  const countOf = (occasion: Occasion) => said.filter((sayingIt) => sayingIt.has(occasion)).length
  const rarest = uses.reduce((one, other) => (weightOf(other) > weightOf(one) ? other : one))
  return weightOf(rarest) > MUCH_RARER * weightOf(first) ||
    (countOf(rarest) > countOf(first) && weightOf(rarest) > weightOf(first))
    ? [rarest, ...meant.filter((one) => one !== rarest)]
    : meant
}

/** In a sentence so many words of an occasion are enough to guess it, if they are half of what says anything. */
const WORDS_OF_GUESS = 2

/** The things for what a sentence is most likely about, where no occasion has all the words of a line in it. */
export function guessOccasion(text: string, language: OccasionLanguage): string[] | undefined {
  const words = [...new Set(plainWords(text))].filter((word) => word.length > 2 && !LITTLE_WORDS.has(word))
  if (words.length > MAX_WORDS || isThingItself(text, language)) return undefined
  const said = words.map((word) => {
    const mentions = mentionsOf(word, language).filter(
      ({ beginning }) => beginning.length > 3 && word.startsWith(beginning),
    )
    return new Set(mentions.map(({ occasion }) => occasion))
  })
  const guesses = OCCASIONS.map((occasion) => ({
    occasion,
    said: said.filter((sayingIt) => sayingIt.has(occasion)).length,
  }))
  const best = guesses.reduce((one, other) => (other.said > one.said ? other : one))
  const isLikely = best.said >= WORDS_OF_GUESS && best.said * 2 >= words.length
  return isLikely ? namesOf(best.occasion, language) : undefined
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
    ? [...findOccasions(text, language), guessOccasion(text, language) ?? []].flat().find(isHeaded)
    : undefined
}

/** Whether words name one of the things that occasions need, so that they are what is looked for. */
export function isNamed(text: string | undefined, language: OccasionLanguage): boolean {
  const wanted = plainWords(text ?? '').join(' ')
  return [...namesIn(language)].some((name) => wanted.endsWith(name) || wanted.endsWith(`${name}s`))
}

const names = new Map<OccasionLanguage, Set<string>>()

function namesIn(language: OccasionLanguage): Set<string> {
  const known = names.get(language)
  if (known) return known
  const of = (name: readonly string[]) => plainWords(name[LANGUAGES.indexOf(language)]!).join(' ')
  const all = new Set(Object.values(THINGS).map(of))
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

const namesOf = ({ things }: Occasion, language: OccasionLanguage): string[] =>
  things.map((thing: Thing) => THINGS[thing][LANGUAGES.indexOf(language)]!)

/** The occasions of which one line has all its words among these, in their order. */
function occasionsMeant(words: readonly string[], language: OccasionLanguage): Occasion[] {
  const named = new Map<Line, Set<number>>()
  const occasions = new Set<Occasion>()
  for (const { occasion, line, at } of words.flatMap((word) => mentionsOf(word, language))) {
    named.set(line, (named.get(line) ?? new Set()).add(at))
    occasions.add(occasion)
  }
  const hasAll = (line: Line) => named.get(line)?.size === line.wanted.length
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
  if (wanted.length > 1 || isEnough) return others.length <= MAX_OTHERS
  return others.length === 0 && named.every((word) => isFormOf(word, wanted[0]!))
}

/** A compound that only begins like it, such as a "Partyhut", is a thing. */
const isFormOf = (word: string, beginnings: readonly string[]): boolean =>
  beginnings.some((one) => word.startsWith(one) && word.length <= one.length + (one.length > 5 ? 5 : 2))

/** Without case and marks; "ß" is "ss", and "œuf" is "oeuf". */
const plainWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
