import type { SearchSuggestions } from '#contract/search-answer.ts'
import { RADIUS_KM } from '#domain/search/search.ts'
import { searchPath } from '#domain/search/search-query.ts'
import { placeName } from '../place/place-name.ts'

/** One line under the search field: words to search for, somewhere to go, or the end of one's own searches. */
export type Suggestion = { kind: 'recent' | 'term'; label: string } | Destination | { kind: 'forget' }

/** Somewhere to go. */
interface Destination {
  kind: 'category' | 'place' | 'item'
  label: string
  detail?: string
  path: string
}

const MAX_POPULAR = 6
const MIN_LETTERS = 2

/** Before so much is typed nothing is suggested for it. */
export const isTooShort = (words: string): boolean => words.trim().length < MIN_LETTERS

/** Before anything is typed: one's own last searches, then what there is most of. */
export const firstSuggestions = (
  recent: string[],
  categories: readonly CountedCategory[] = [],
): Suggestion[] => [
  ...recent.map((label) => ({ kind: 'recent', label }) as const),
  ...(recent.length > 0 ? [{ kind: 'forget' } as const] : []),
  ...popularCategories(categories),
]

interface CountedCategory {
  slug: string
  name: string
  item_count: number
}

/** What there is most of. */
export const popularCategories = (categories: readonly CountedCategory[]): Destination[] =>
  categories
    .filter(({ item_count }) => item_count > 0)
    .toSorted((a, b) => b.item_count - a.item_count)
    .slice(0, MAX_POPULAR)
    .map(categorySuggestion)

/** For what was typed: one's own searches that begin like it, then what the database suggests. */
export function listSuggestions(
  typed: string,
  recent: string[],
  found: SearchSuggestions | undefined,
): Suggestion[] {
  const begins = (text: string) => text.toLowerCase().startsWith(typed.toLowerCase())
  const own = recent.filter((text) => begins(text) && text.toLowerCase() !== typed.toLowerCase()).slice(0, 2)
  const { terms = [], categories = [], places = [], items = [] } = found ?? {}
  return [
    ...own.map((label) => ({ kind: 'recent', label }) as const),
    ...terms
      .filter((term) => !own.some((text) => text.toLowerCase() === term.toLowerCase()))
      .map((label) => ({ kind: 'term', label }) as const),
    ...categories.map(categorySuggestion),
    ...places.map((place) => {
      const label = placeName(place)
      const at = { latitude: round(place.latitude), longitude: round(place.longitude) }
      return {
        kind: 'place',
        label,
        path: searchPath({ place: { label, at, radiusKm: RADIUS_KM.default } }),
      } as const
    }),
    ...items.map(
      ({ id, title, city }) =>
        ({ kind: 'item', label: title, detail: city, path: `/product/${id}` }) as const,
    ),
  ]
}

const categorySuggestion = ({ slug, name }: { slug: string; name: string }): Destination => ({
  kind: 'category',
  label: name,
  path: searchPath({ category: slug }),
})

/** Within a list no two are the same. */
export const suggestionKey = (suggestion: Suggestion): string =>
  suggestion.kind === 'forget'
    ? 'forget'
    : `${suggestion.kind} ${'path' in suggestion ? suggestion.path : suggestion.label}`

/** About 100 m, as everywhere in addresses. */
const round = (degrees: number): number => Math.round(degrees * 1_000) / 1_000
