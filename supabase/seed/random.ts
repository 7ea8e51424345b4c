/** A stream of numbers that is the same for the same seed, so that the demo world is the same everywhere. */
export interface Random {
  /** At least 0, below 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  between(low: number, high: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  shuffled<T>(list: readonly T[]): T[]
}

/** Makes the stream of a seed; give each subject its own, so that changing one does not affect the others. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    between,
    chance: (probability) => next() < probability,
    pick: (list) => list[between(0, list.length - 1)]!,
    shuffled(list) {
      const result = [...list]
      for (let i = result.length - 1; i > 0; i--) {
        const j = between(0, i)
        ;[result[i], result[j]] = [result[j]!, result[i]!]
      }
      return result
    },
  }
}

function hash(text: string): number {
  let value = 2_166_136_261
  for (const character of text) value = Math.imul(value ^ character.codePointAt(0)!, 16_777_619)
  return value
}
