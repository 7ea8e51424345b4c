import type { CategoryCard, ItemCard, RelaxedSearch } from '#contract/search-answer.ts'
import { activeFilters, withoutFilter } from '#domain/search/filters.ts'
import { DEFAULT_SEARCH, type Search } from '#domain/search/search.ts'
import { searchPath, searchQuery } from '#domain/search/search-query.ts'
import { terms } from '#domain/settings/terms.ts'
import { ItemGrid } from '../../entities/item/item-grid.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { filterText } from './filter-text.ts'
import { LateSaveSearchButton } from './late-save-search-button.tsx'
import { shownWords } from './shown-words.ts'

interface NoResultsProps {
  search: Search
  relaxed: RelaxedSearch[]
  otherTimes?: ItemCard[]
  /** What somebody may be up to, where the words say nothing. */
  ideas?: string[] | undefined
  /** What is needed for what was typed, in a word. */
  missing?: string | undefined
  categories: CategoryCard[]
  go: (search: Search) => void
}

const OFFERED = 3

/** Nothing was found: offers to drop the filters that exclude most; without its only one, a search is everything. */
export function NoResults({
  search,
  relaxed: found,
  otherTimes = [],
  ideas,
  missing,
  categories,
  go,
}: NoResultsProps) {
  const t = useTranslate()
  const wanted = { ...search, text: missing ?? search.text }
  const filters = activeFilters(search)
  // What was typed is given up last: without it, it is another search.
  const relaxed =
    filters.length > 1
      ? found.toSorted((a, b) => Number(a.filter === 'text') - Number(b.filter === 'text'))
      : []
  // No other filter is to blame: without any of them there is nothing either. Of two there is only one other.
  const isForWords =
    search.text !== '' &&
    relaxed.every(({ filter }) => filter === 'text') &&
    (relaxed.length > 0 || filters.length <= 2)
  const [title, text] = ideas
    ? (['search.none.filler', 'search.none.ideas'] as const)
    : ([
        isForWords ? 'search.none.words' : 'search.none.title',
        isForWords || relaxed.length === 0 ? 'search.none.text' : 'search.none.looser',
      ] as const)
  return (
    <div className="wrap-anywhere">
      <EmptyState
        drawing="search"
        title={t(title, { words: shownWords(ideas ? search.text : wanted.text) })}
        text={t(text)}
        action={
          <ul className="flex flex-wrap justify-center gap-3">
            {relaxed.slice(0, OFFERED).map(({ filter, total, has_more }, index) => (
              <li key={filter} className="max-w-full">
                <Button
                  variant={index === 0 ? 'primary' : 'secondary'}
                  suppressHydrationWarning
                  className="max-w-full wrap-anywhere"
                  onClick={() => go(withoutFilter(search, filter))}
                >
                  {t(has_more ? 'search.none.withoutMore' : 'search.none.without', {
                    // The message sets words in quotation marks itself.
                    filter:
                      filter === 'text' ? shownWords(search.text) : filterText(filter, search, categories, t),
                    count: total,
                  })}
                </Button>
              </li>
            ))}
            {relaxed.length === 0 && (
              <li>
                <Button onClick={() => go({ ...DEFAULT_SEARCH, view: search.view })}>
                  {t('search.none.everything')}
                </Button>
              </li>
            )}
            {ideas?.map((idea) => (
              <li key={idea}>
                <LinkButton variant="secondary" to={searchPath({ ...search, text: idea })}>
                  {idea}
                </LinkButton>
              </li>
            ))}
            {!ideas && search.text !== '' && terms.wishes && (
              <li>
                <LinkButton variant="secondary" to={`/wishes/new?${searchQuery(wanted)}`}>
                  {t('search.none.ask')}
                </LinkButton>
              </li>
            )}
            {!ideas && (
              <li className="empty:hidden">
                <LateSaveSearchButton search={wanted} categories={categories} isEmpty />
              </li>
            )}
          </ul>
        }
      />
      {otherTimes.length > 0 && (
        <section aria-labelledby="other-times" className="mt-10">
          <h2 id="other-times" className="mb-4 text-xl">
            {t('search.none.otherTimes')}
          </h2>
          <ItemGrid items={otherTimes} width="beside" heading="h3" />
        </section>
      )}
    </div>
  )
}
