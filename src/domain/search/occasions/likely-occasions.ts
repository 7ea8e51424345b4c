import { KINDRED_WORDS } from './kindred-words.ts'
import { LITTLE_WORDS } from './little-words.ts'
import type { OccasionLanguage } from './occasion.ts'
import { ENOUGH, type Ranked, rankOccasions, type Weighed, weighedMentions } from './rank-occasions.ts'
import { stemOf } from './stems.ts'
import { beginningsIn, type Mention } from './words-of-occasions.ts'

/** What only means the same tells less than the word itself, another form of it hardly less. */
const KINDRED = 0.5
const FORM = 0.9
/** Of what a sentence may tell so much must speak for an occasion; a word that no occasion knows may tell this much. */
const PART_OF_SENTENCE = 0.45
const UNKNOWN = 5
/** The most of a message is beside the point: no more than this has to speak for it. */
const MAX_NEEDED = 9
/** By fewer words nobody says what for, unless one tells so much. */
const MIN_WORDS = 2
const TELLING = 6
/** A line of which all places are filled is so much likelier. */
const LINE = 1.25
const LETTERS_OF_FORM = 4
const LETTERS_OF_END = 5
const LETTERS_MORE = 2

/**
 * What somebody may be up to whose words stand in no line, the likeliest first: what all the words together speak for, as
 * they stand, in other forms, by words of like meaning, or as hints at what surrounds it.
 */
export function likelyOccasions(words: readonly string[], language: OccasionLanguage): Ranked[] {
  if (isName(words, language)) return []
  const telling = words.filter((word) => word.length > 2 && !LITTLE_WORDS.has(word))
  const mentions = new Map(words.map((word) => [word, kindredMentions(word, language)]))
  const heaviest = (its: readonly Weighed[]) => Math.max(0, ...its.map(({ weight }) => weight))
  const possible = telling.reduce((sum, word) => sum + (heaviest(mentions.get(word)!) || UNKNOWN), 0)
  const needed = Math.min(MAX_NEEDED, PART_OF_SENTENCE * possible)
  const said = Map.groupBy(
    [...mentions].flatMap(([word, its]) => its.map((one) => ({ word, ...one }))),
    ({ occasion }) => occasion,
  )
  const meant = [...said].filter(([, its]) => saysWhatFor(its)).map(([occasion]) => occasion)
  return rankOccasions(meant, words, language, (word) => mentions.get(word)!)
    .filter(({ weight }) => weight >= needed)
    .map(({ occasion, weight }) => ({ occasion, weight: weight * (hasLine(said.get(occasion)!) ? LINE : 1) }))
    .sort((a, b) => b.weight - a.weight)
}

interface Said extends Weighed {
  word: string
}

const saysWhatFor = (its: readonly Said[]): boolean =>
  its.some(({ weight }) => weight >= TELLING) || new Set(its.map(({ word }) => word)).size >= MIN_WORDS

/** Whether what is done and what it is done to are both said, in whatever words. */
const hasLine = (its: readonly Said[]): boolean =>
  [...Map.groupBy(its, ({ line }) => line)].some(([line, ofLine]) => {
    const places = [...Map.groupBy(ofLine, ({ word }) => word).values()].map(
      (ofWord) => new Set(ofWord.map(({ at }) => at)),
    )
    return line.wanted.length > 1 && isFilled(line.wanted.length, places)
  })

/** Whether each place has a word of its own. */
function isFilled(count: number, places: readonly ReadonlySet<number>[], at = 0): boolean {
  if (at === count) return true
  return places.some((its, index) => its.has(at) && isFilled(count, places.toSpliced(index, 1), at + 1))
}

/** In English a thing before another, with nothing between them, is a name: a picture frame is not to be framed. */
function isName(words: readonly string[], language: OccasionLanguage): boolean {
  const said = kindsIn(language).filter(isSaid(stemOf(words[0] ?? '', language), language))
  return (
    language === 'en' &&
    said.length > 0 &&
    said.every(({ isVerb }) => !isVerb) &&
    words.every((word) => !LITTLE_WORDS.has(word))
  )
}

const isSaid =
  (stem: string, language: OccasionLanguage) =>
  ({ stems }: Kind): boolean =>
    stems.some((one) => isLike(stem, one, language))

function kindredMentions(word: string, language: OccasionLanguage): Weighed[] {
  const written = weighedMentions(word, language)
  if (LITTLE_WORDS.has(word)) return written
  const stem = stemOf(word, language)
  const forms = stem.length >= LETTERS_OF_FORM ? (stemsIn(language).get(stem) ?? []) : []
  const kindred = kindsIn(language)
    .filter(isSaid(stem, language))
    .flatMap(({ mentions }) => mentions())
  return [...written, ...forms.map((one) => ({ ...one, weight: one.weight * FORM })), ...kindred]
}

/** Whether one stem is the other, but for how it is inflected; the end of a German compound counts, too. */
const isLike = (stem: string, other: string, language: OccasionLanguage): boolean =>
  stem === other ||
  (other.length >= LETTERS_OF_FORM && stem.startsWith(other) && stem.length - other.length <= LETTERS_MORE) ||
  (stem.length >= LETTERS_OF_FORM && other.startsWith(stem) && other.length - stem.length <= LETTERS_MORE) ||
  (language === 'de' && other.length >= LETTERS_OF_END && stem.endsWith(other))

interface Kind {
  isVerb: boolean
  stems: string[]
  /** Of the words of lines that are of the kind, read when one of it is first said. */
  mentions: () => Weighed[]
}
const kinds = new Map<OccasionLanguage, Kind[]>()
const stems = new Map<OccasionLanguage, Map<string, Weighed[]>>()

function kindsIn(language: OccasionLanguage): Kind[] {
  const known = kinds.get(language)
  if (known) return known
  const all = KINDRED_WORDS[language].split('\n\n').flatMap((part, index) =>
    part
      .trim()
      .split('\n')
      .map((line) => ({ isVerb: index === 0, ...readKind(line.trim().split(' '), language) })),
  )
  kinds.set(language, all)
  return all
}

function readKind(words: readonly string[], language: OccasionLanguage): Omit<Kind, 'isVerb'> {
  const its = words.map((word) => stemOf(word, language))
  let mentions: Weighed[] | undefined
  const read = () =>
    [...stemsIn(language)]
      .filter(([stem]) => its.some((one) => isLike(stem, one, language)))
      .flatMap(([, written]) => written.map((one) => ({ ...one, weight: one.weight * KINDRED })))
  return { stems: its, mentions: () => (mentions ??= read()) }
}

/** Where the words of lines are wanted, by their stems. */
function stemsIn(language: OccasionLanguage): Map<string, Weighed[]> {
  const known = stems.get(language)
  if (known) return known
  const all = new Map<string, Weighed[]>()
  for (const [beginning, mentions] of beginningsIn(language)) {
    const stem = stemOf(beginning, language)
    all.set(stem, [...(all.get(stem) ?? []), ...weighed(beginning, mentions, language)])
  }
  stems.set(language, all)
  return all
}

/** A form of a word that says it by itself does not say it by itself: what is concrete is not concreting. */
const weighed = (beginning: string, mentions: readonly Mention[], language: OccasionLanguage): Weighed[] => {
  const [{ weight, line }] = weighedMentions(beginning, language) as [Weighed]
  return mentions.map((one) => ({ ...one, weight: weight / (line.isEnough ? ENOUGH : 1) }))
}
