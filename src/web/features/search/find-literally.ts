import type { ItemCard, SearchAnswer } from '#contract/search-answer.ts'
import type { Needed } from '#domain/search/occasions/occasion.ts'
import type { Search } from '#domain/search/search.ts'
import { fewOf, joined } from './few-of-answers.ts'
import { forOccasion } from './for-occasion.ts'

export interface FoundByWords {
  answer: SearchAnswer
  /** Words for the things that are needed for what was typed, if it is an occasion and they are offered. */
  things: string[]
  /** One item for each of these, which together are a set. */
  set: string[]
  /** Whether these words say nothing, such as "and the", and nothing was found. */
  isEmpty?: boolean
  /** What is needed for what was typed, in a word, where nobody lends it. */
  missing?: string
  /** What a message was understood to ask for, in a few words. */
  about?: string
  /** What is free at other times, if nothing is at those that were asked for. */
  otherTimes: ItemCard[]
}
export type Found = Omit<FoundByWords, 'otherTimes'>

export const NOTHING: SearchAnswer = {
  ...{ total: 0, has_more: false, relaxed: [], is_similar: true, items: [], pins: [], clusters: [] },
  ...{ lowest_price_cents: null, highest_price_cents: null },
}

export const isExact = ({ answer }: Pick<Found, 'answer'>): boolean => answer.total > 0 && !answer.is_similar

interface Reading {
  /** What stands before "for". */
  thing?: string | undefined
  /** Whether that is known by name. */
  isThing: boolean
  occasions: Needed[]
  /** The thing that is named beside an occasion. */
  named?: string | undefined
}

/**
 * Words behind "for" put things in order and leave none out: a camera for a wedding is any camera. What somebody is up
 * to leads to the things for it.
 */
export async function findLiterally(
  search: Search,
  { thing, isThing, occasions, named }: Reading,
  fetchSearch: (search: Search) => Promise<SearchAnswer>,
): Promise<Found> {
  const [whole, things] = await Promise.all([
    fetchSearch(search),
    thing ? fetchSearch({ ...search, text: thing, page: search.page }) : undefined,
  ])
  if (things && things.total > 0 && !things.is_similar) {
    const isOneOfThem = ({ id }: ItemCard) => things.items.some((item) => item.id === id)
    const first = { ...whole, items: whole.items.filter(isOneOfThem) }
    return {
      answer: search.page > 1 || whole.is_similar ? things : joined(things, [first, things]),
      things: [],
      set: [],
    }
  }
  // Nobody lends it: what is like it, and nothing that only goes with what it is for.
  if (things && (isThing || occasions.length === 0) && (whole.total === 0 || whole.is_similar))
    return {
      answer: isThing || whole.total > 0 ? fewOf(things) : { ...NOTHING, is_similar: false },
      things: [],
      set: [],
    }
  for (const occasion of occasions) {
    const found = await forOccasion(search, whole, occasion, fetchSearch)
    if (found.things.length === 0) continue
    const alone = named ? await fetchSearch({ ...search, text: named, page: search.page }) : NOTHING
    // Of all that an occasion needs this one is wanted.
    const isNeeded = found.answer.items.some(({ id }) => id === alone.items[0]?.id)
    return isNeeded && isExact({ answer: alone }) ? { answer: alone, things: [], set: [] } : found
  }
  const missing = occasions[0]?.things[0]
  if (!missing || (whole.total > 0 && !whole.is_similar && !whole.is_deep))
    return { answer: whole.is_similar ? fewOf(whole) : whole, things: [], set: [] }
  // Nobody lends what is needed: what comes close to that, not what has some of the words.
  return {
    answer: fewOf(await fetchSearch({ ...search, text: missing, page: 1 })),
    things: [],
    set: [],
    missing,
  }
}
