import { THINGS } from '../things/all-things.ts'
import { LITTLE_WORDS } from './little-words.ts'
import { LANGUAGES, type Occasion, type OccasionLanguage } from './occasion.ts'
import { plainWords } from './plain-words.ts'
import { type Mention, mentionsOf } from './words-of-occasions.ts'

/** The more occasions a word stands for, the less it tells. */
const MANY_OCCASIONS = 1000
/** The end of a compound tells less than a beginning: a "Betonwand" is concrete in the first place. */
const END = 0.7
/** What is said beside the words of a line, but belongs to the occasion, tells half as much. */
const BESIDE = 0.5
/** A thing that is called like what was said is likely meant: the "Hecke" is cut by a "Heckenschere". */
const NAMED = 1
const LETTERS_OF_NAME = 4

export interface Ranked {
  occasion: Occasion
  weight: number
}

/** Words such as "before" tell little, even where a line wants them. */
const LITTLE = 0.01
/** A word that says it by itself. */
export const ENOUGH = 2

export interface Weighed extends Mention {
  weight: number
}

/** What a word may be said of, and how much it tells of each. */
export function weighedMentions(word: string, language: OccasionLanguage): Weighed[] {
  const mentions = mentionsOf(word, language)
  const occasions = new Set(mentions.map(({ occasion }) => occasion)).size
  const weight = Math.log(MANY_OCCASIONS / occasions) * (LITTLE_WORDS.has(word) ? LITTLE : 1)
  return mentions.map((mention) => ({
    ...mention,
    weight: weight * (word.startsWith(mention.beginning) ? 1 : END) * (mention.line.isEnough ? ENOUGH : 1),
  }))
}

/** The likeliest first, with how likely: the words of a line of the occasion, and half of what else belongs to it. */
export function rankOccasions(
  meant: readonly Occasion[],
  words: readonly string[],
  language: OccasionLanguage,
  mentionsOfWord: (word: string, language: OccasionLanguage) => Weighed[] = weighedMentions,
): Ranked[] {
  const said = words.map((word) => Map.groupBy(mentionsOfWord(word, language), (mention) => mention.occasion))
  const heaviest = (mentions: { weight: number }[]) => Math.max(0, ...mentions.map(({ weight }) => weight))
  const likelihood = (occasion: Occasion) => {
    const ofOccasion = said.map((mentions) => mentions.get(occasion) ?? [])
    const lines = [...new Set(ofOccasion.flat().map(({ line }) => line))].map((line) =>
      sum(ofOccasion.map((mentions) => heaviest(mentions.filter((one) => one.line === line)))),
    )
    const best = Math.max(0, ...lines)
    const all = sum(
      ofOccasion.map((mentions, index) => (LITTLE_WORDS.has(words[index]!) ? 0 : heaviest(mentions))),
    )
    const objects = words.filter((_, index) => ofOccasion[index]!.some(({ at }) => at > 0))
    const named = Math.max(...occasion.things.map((thing) => wordsOfName(thing, objects, language)))
    return best + BESIDE * Math.max(0, all - best) + NAMED * named
  }
  return meant
    .map((occasion) => ({ occasion, weight: likelihood(occasion) }))
    .sort((a, b) => b.weight - a.weight)
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0)

/** How many of the words a thing is called by. */
function wordsOfName(thing: string, words: readonly string[], language: OccasionLanguage): number {
  const name = plainWords(THINGS.get(thing)![LANGUAGES.indexOf(language)]!)
  return words.filter((word) => {
    const beginning = word.slice(0, Math.max(LETTERS_OF_NAME, word.length - 2))
    return word.length >= LETTERS_OF_NAME && name.some((one) => one.includes(beginning))
  }).length
}
