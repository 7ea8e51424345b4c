import type { SearchAnswer } from '#contract/search-answer.ts'
import type { Needed } from '#domain/search/occasions/occasion.ts'
import type { Search } from '#domain/search/search.ts'
import { fewOf, joined } from './few-of-answers.ts'

/** So many different things of an occasion are looked for, and so many of each are shown. */
const MAX_THINGS = 6
const OF_EACH = 6
/** So many letters in common make a word part of a title: moving and move. */
const LETTERS_OF_NAME = 5

/** What is called like the occasion itself, such as a moving kit, comes before the things for it. */
export async function forOccasion(
  search: Search,
  whole: SearchAnswer,
  needed: Needed,
  fetchSearch: (search: Search) => Promise<SearchAnswer>,
) {
  const things = needed.things.slice(0, MAX_THINGS)
  const found = await Promise.all(things.map((text) => fetchSearch({ ...search, text, page: 1 })))
  // What only comes with something else is enough of what serves by itself.
  const isOffered = ({ total, is_similar, is_deep }: SearchAnswer, index: number) =>
    total > 0 && !is_similar && (index < needed.serving || !is_deep)
  const exact = found.filter(isOffered)
  const offered = things.filter((_, index) => isOffered(found[index]!, index))
  if (!offered.some((thing) => things.indexOf(thing) < needed.serving))
    return { answer: whole.is_similar ? fewOf(whole) : whole, things: [], set: [] }
  const parts = whole.is_similar
    ? exact
    : leads(whole, exact, search.text)
      ? [whole, ...exact]
      : [...exact, whole]
  const answer = joined(
    parts[0]!,
    parts.map((part) => ({ ...part, items: part.items.slice(0, OF_EACH) })),
  )
  const pins = [...new Map(parts.flatMap((part) => part.pins).map((pin) => [pin[0], pin])).values()]
  return {
    answer: { ...answer, pins, clusters: [], total: answer.items.length, has_more: false, is_similar: false },
    things: offered,
    set: [...new Set(exact.flatMap(({ items }) => items[0]?.id ?? []))],
  }
}

/** Whether what one word finds is one of the things for it, or called like it: for "viajar" what travels well is neither. */
const leads = ({ items: [first] }: SearchAnswer, things: readonly SearchAnswer[], text: string): boolean =>
  !/\s/.test(text) &&
  first !== undefined &&
  (things.some(({ items }) => items.some(({ id }) => id === first.id)) ||
    first.title.toLowerCase().includes(text.toLowerCase().slice(0, LETTERS_OF_NAME)))
