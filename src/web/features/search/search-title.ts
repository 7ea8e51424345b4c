import type { CategoryCard } from '#contract/search-answer.ts'
import type { Search } from '#domain/search/search.ts'
import type { Translate } from '../../i18n/translate.ts'
import { shownWords } from './shown-words.ts'

/** The criteria in words: heading, title of the page, name of a shared link. */
export function searchTitle(search: Search, categories: CategoryCard[], t: Translate): string {
  const category = categories.find(({ slug }) => slug === search.category)?.name
  const what = search.text ? t('search.title.words', { words: shownWords(search.text) }) : category
  // One's own position has no name.
  const isHere = search.place && !search.place.label
  // One that nobody knows narrows nothing down.
  const place = search.place?.at && search.place.label
  if (what && isHere) return t('search.title.what-near-me', { what })
  if (what && place) return t('search.title.what-where', { what, place })
  if (what) return t('search.title.what', { what })
  if (isHere) return t('search.title.near-me')
  if (place) return t('search.title.where', { place })
  return t('search.title.everything')
}
