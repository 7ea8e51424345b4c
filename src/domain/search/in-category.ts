import type { Search } from './search.ts'

/** The first page of the same search in another category, or in all: what was asked of attributes goes with the old one. */
export const inCategory = (search: Search, category: string | undefined): Search => ({
  ...search,
  category,
  attributes: undefined,
  page: 1,
})
