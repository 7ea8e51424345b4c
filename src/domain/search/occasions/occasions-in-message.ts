import type { Occasion, OccasionLanguage } from './occasion.ts'
import { weighedMentions } from './rank-occasions.ts'
import type { Line } from './words-of-occasions.ts'

/** The words of a line stand at most so far from each other in a message. */
const NEAR = 12

/** Where a place of a line is filled in a message, and how telling the word is: one that many occasions want says little. */
interface Said {
  at: number
  weight: number
}

/** What a whole message may be about, the likeliest first: of which a line has all its words near each other, the rarer the likelier. */
export function occasionsInMessage(words: readonly string[], language: OccasionLanguage): Occasion[] {
  const lines = new Map<Line, { occasion: Occasion; said: Said[][] }>()
  for (const [at, word] of words.entries()) {
    for (const { occasion, line, at: place, weight } of weighedMentions(word, language)) {
      const entry = lines.get(line) ?? { occasion, said: line.wanted.map(() => []) }
      entry.said[place]!.push({ at, weight })
      lines.set(line, entry)
    }
  }
  const weights = new Map<Occasion, number>()
  for (const [line, { occasion, said }] of lines) {
    const weight = line.wanted.length > 1 || line.isEnough ? weightOf(said) : 0
    if (weight > (weights.get(occasion) ?? 0)) weights.set(occasion, weight)
  }
  return [...weights].sort(([, a], [, b]) => b - a).map(([occasion]) => occasion)
}

/** How telling the words of a line are where all stand near one that fills its first place; 0 where they do not. */
function weightOf([first = [], ...others]: Said[][]): number {
  return Math.max(
    0,
    ...first.map(({ at, weight }) => {
      const best = others.map((said) =>
        Math.max(
          0,
          ...said.filter((one) => one.at !== at && Math.abs(one.at - at) <= NEAR).map((one) => one.weight),
        ),
      )
      return best.every((one) => one > 0) ? best.reduce((sum, one) => sum + one, weight) : 0
    }),
  )
}
