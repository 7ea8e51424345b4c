import { KINDRED_WORDS } from './kindred-words.ts'
import { LITTLE_WORDS } from './little-words.ts'
import type { Occasion, OccasionLanguage } from './occasion.ts'
import { type Ranked, rankOccasions, type Weighed, weighedMentions } from './rank-occasions.ts'
import { stemOf } from './stems.ts'
import { beginningsIn, type Line, type Mention } from './words-of-occasions.ts'

/** What only means the same tells less than the word itself, another form of it hardly less. */
const KINDRED = 0.5
const FORM = 0.9
/** So much else may be said beside the words of a line. */
const MAX_OTHERS = 3
const LETTERS_OF_FORM = 4
const LETTERS_OF_END = 5
const LETTERS_MORE = 2

/**
 * What somebody may be up to whose words stand in no line, the likeliest first: at least one word does, and for the
 * other ones words of like meaning. Nobody wrote "fasten a shelf to concrete", but how one fixes something to it.
 */
export function kindredOccasions(words: readonly string[], language: OccasionLanguage): Ranked[] {
  if (isName(words, language)) return []
  const telling = words.filter((word) => word.length > 2 && !LITTLE_WORDS.has(word))
  const lines = new Map<Line, { occasion: Occasion; places: Map<string, Set<number>>; isWritten: boolean }>()
  for (const word of new Set(words))
    for (const { occasion, line, at, isKindred } of kindredMentions(word, language)) {
      const entry = lines.get(line) ?? { occasion, places: new Map(), isWritten: false }
      entry.places.set(word, (entry.places.get(word) ?? new Set()).add(at))
      entry.isWritten ||= !isKindred
      lines.set(line, entry)
    }
  const meant = [...lines].filter(
    ([line, { places, isWritten }]) =>
      isWritten &&
      line.wanted.length > 1 &&
      telling.filter((word) => !places.has(word)).length <= MAX_OTHERS &&
      isFilled(line.wanted.length, [...places.values()]),
  )
  const occasions = [...new Set(meant.map(([, { occasion }]) => occasion))]
  return rankOccasions(occasions, words, language, kindredMentions)
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

/** Whether each place has a word of its own. */
function isFilled(count: number, places: readonly ReadonlySet<number>[], at = 0): boolean {
  if (at === count) return true
  return places.some((its, index) => its.has(at) && isFilled(count, places.toSpliced(index, 1), at + 1))
}

interface KindredMention extends Weighed {
  isKindred?: boolean
}

function kindredMentions(word: string, language: OccasionLanguage): KindredMention[] {
  const written = weighedMentions(word, language)
  if (LITTLE_WORDS.has(word)) return written
  const stem = stemOf(word, language)
  const forms = stem.length >= LETTERS_OF_FORM ? (stemsIn(language).get(stem) ?? []) : []
  const kindred = kindsIn(language)
    .filter(isSaid(stem, language))
    .flatMap(({ mentions }) => mentions().map((one) => ({ ...one, isKindred: true })))
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

const weighed = (beginning: string, mentions: readonly Mention[], language: OccasionLanguage): Weighed[] => {
  const [{ weight } = { weight: 0 }] = weighedMentions(beginning, language)
  return mentions.map((one) => ({ ...one, weight }))
}
