import type { Gazetteer } from './gazetteer.ts'

/** The places whose names have a word like the typed one: how it stands there, and by how many mistakes it differs. */
export type Matches = Map<number, { stands: number; mistakes: number }>

/** From so many letters on a word may have one mistake, or two. */
const LETTERS_FOR_ONE = 4
const LETTERS_FOR_TWO = 8
const MAX_LETTERS = 60

/** Up to so many letters only the largest places are meant. */
const FEW_LETTERS = 2
const LARGEST = 10_000

/** Places with a word that begins like this. */
export function findBeginnings({ words, places }: Gazetteer, typed: string): Matches {
  const most = typed.length <= FEW_LETTERS ? LARGEST : Number.POSITIVE_INFINITY
  const matches: Matches = new Map()
  for (let at = firstAt(words, typed); at < words.length && words[at]!.startsWith(typed); at++) {
    const isWhole = words[at] === typed
    // Only a whole word can be a whole name.
    for (const entry of places[at]!) {
      if (entry >> 2 >= most) break
      add(matches, entry >> 2, isWhole ? entry & 3 : entry & 1, 0)
    }
  }
  return matches
}

/** Places with a word that begins nearly like this: a letter too many, too few, wrong, or two of them exchanged. */
export function findSimilar({ words, places }: Gazetteer, typed: string): Matches {
  const matches: Matches = new Map()
  if (typed.length < LETTERS_FOR_ONE || typed.length > MAX_LETTERS) return matches
  const most = typed.length >= LETTERS_FOR_TWO ? 2 : 1
  // The first letter is mostly right, or is the second one.
  for (const letter of new Set([typed[0]!, typed[1]!])) {
    for (let at = firstAt(words, letter); at < words.length && words[at]!.startsWith(letter); at++) {
      const mistakes = mistakesIn(typed, words[at]!, most)
      if (mistakes > most) continue
      for (const entry of places[at]!) add(matches, entry >> 2, entry & 1, mistakes)
    }
  }
  return matches
}

function add(matches: Matches, place: number, stands: number, mistakes: number): void {
  const known = matches.get(place)
  if (!known) matches.set(place, { stands, mistakes })
  else if (mistakes <= known.mistakes)
    matches.set(place, { stands: mistakes < known.mistakes ? stands : stands | known.stands, mistakes })
}

/** Where words that begin like this begin. */
function firstAt(words: string[], typed: string): number {
  let [low, high] = [0, words.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if (words[middle]! < typed) low = middle + 1
    else high = middle
  }
  return low
}

/**
 * The mistakes by which the beginning of a word differs from what was typed (Damerau and Levenshtein's distance); one more
 * than `most` where there are more.
 */
export function mistakesIn(typed: string, word: string, most: number): number {
  const width = Math.min(word.length, typed.length + most)
  if (width < typed.length - most) return most + 1
  let [before, last, next] = ROWS
  for (let column = 0; column <= width; column++) last[column] = column
  for (let row = 1; row <= typed.length; row++) {
    next[0] = row
    let least = row
    const letter = typed.charCodeAt(row - 1)
    for (let column = 1; column <= width; column++) {
      const other = word.charCodeAt(column - 1)
      let mistakes = last[column - 1]! + (letter === other ? 0 : 1)
      if (last[column]! + 1 < mistakes) mistakes = last[column]! + 1
      if (next[column - 1]! + 1 < mistakes) mistakes = next[column - 1]! + 1
      const isSwapped =
        row > 1 && column > 1 && letter === word.charCodeAt(column - 2) && typed.charCodeAt(row - 2) === other
      if (isSwapped && before[column - 2]! + 1 < mistakes) mistakes = before[column - 2]! + 1
      next[column] = mistakes
      if (mistakes < least) least = mistakes
    }
    if (least > most) return most + 1
    ;[before, last, next] = [last, next, before]
  }
  let least = most + 1
  for (let column = 0; column <= width; column++) if (last[column]! < least) least = last[column]!
  return least
}

/** Longer than any word that is compared; used again, since thousands of words are compared with each that is typed. */
const ROWS = [new Uint8Array(128), new Uint8Array(128), new Uint8Array(128)] as const
