import type { ReadEntry, Reading } from './measure-open-list.ts'

export interface OpenListFigures {
  names: number
  /** Names in which a thing is known. */
  known: number
  /** Pairs of two languages in which an entry is known in both, and of these such that are read as kindred things. */
  pairs: number
  kindred: number
  /** Names for which an item is shown as what was asked for. */
  answered: number
  /** Of these, such that show something other than what two languages or more read alike. */
  silly: number
  /** Entries that are answered in some languages and not in others. */
  uneven: number
}

/** How the languages agree; nobody's judgement is needed. */
export function figuresOf(entries: readonly ReadEntry[]): OpenListFigures {
  const readings = entries.flatMap((entry) => entry.readings)
  const pairs = entries.flatMap(pairsOf)
  return {
    names: readings.length,
    known: readings.filter(({ concepts }) => concepts.length > 0).length,
    pairs: pairs.length,
    kindred: pairs.filter(([one, other]) => areKindred(one, other)).length,
    answered: readings.filter(({ first }) => first).length,
    silly: entries.reduce((sum, entry) => sum + sillyOf(entry).length, 0),
    uneven: entries.filter(isUneven).length,
  }
}

/** The readings that are answered with something other than what at least two languages mean. */
export function sillyOf({ readings }: ReadEntry): Reading[] {
  const meant = new Set(
    readings
      .flatMap((reading) => reading.concepts)
      .filter((concept) => readings.filter(({ wider }) => wider.includes(concept)).length > 1),
  )
  return readings.filter(
    ({ first }) => first && !first.concepts.some((concept) => meant.has(concept)) && meant.size > 0,
  )
}

export const isUneven = ({ readings }: ReadEntry): boolean => {
  const answered = readings.filter(({ first }) => first).length
  return answered > 0 && answered < readings.length
}

export function pairsOf({ readings }: ReadEntry): [Reading, Reading][] {
  const known = readings.filter(({ concepts }) => concepts.length > 0)
  return known.flatMap((one, at) => known.slice(at + 1).map((other): [Reading, Reading] => [one, other]))
}

/** Whether one is read as the same thing as the other, or as a kind of it. */
export const areKindred = (one: Reading, other: Reading): boolean =>
  one.concepts.some((concept) => other.wider.includes(concept)) ||
  other.concepts.some((concept) => one.wider.includes(concept))
