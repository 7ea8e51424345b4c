import { DEFAULT_SEARCH, type Search } from './search.ts'

/** The filters of a search that can be removed one by one, in the order in which they are shown. */
export const FILTERS = [
  'text',
  'category',
  'attributes',
  'place',
  'area',
  'period',
  'pieces',
  'delivery',
  'price',
  'minRating',
  'instantOnly',
] as const
export type Filter = (typeof FILTERS)[number]

const FIELDS: Record<Filter, (keyof Search)[]> = {
  text: ['text'],
  category: ['category', 'attributes'],
  attributes: ['attributes'],
  place: ['place'],
  area: ['area'],
  period: ['period'],
  pieces: ['pieces'],
  delivery: ['delivery'],
  price: ['minPriceCents', 'maxPriceCents'],
  minRating: ['minRating'],
  instantOnly: ['instantOnly'],
}

/** The filters that this search uses. */
export const activeFilters = (search: Search): Filter[] =>
  FILTERS.filter((filter) => FIELDS[filter].some((field) => search[field] !== DEFAULT_SEARCH[field]))

/** The same search without one filter, from its first page. */
export function withoutFilter(search: Search, filter: Filter): Search {
  const emptied = Object.fromEntries(FIELDS[filter].map((field) => [field, DEFAULT_SEARCH[field]]))
  const looser: Search = { ...search, ...emptied, page: 1 }
  return filter === 'place' && looser.sort === 'distance' ? { ...looser, sort: DEFAULT_SEARCH.sort } : looser
}
