import type { Search } from '#domain/search/search.ts'
import { searchQuery } from '#domain/search/search-query.ts'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { shownWords } from './shown-words.ts'

/** Above what only comes close to what was looked for: the way to ask neighbours for it. */
export function AskNeighbours({ search }: { search: Search }) {
  const t = useTranslate()
  if (!terms.wishes) return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-raised p-4">
      <p className="min-w-0 grow basis-60 wrap-anywhere">
        {t('search.ask.text', { words: shownWords(search.text) })}
      </p>
      <LinkButton size="small" variant="secondary" to={`/wishes/new?${searchQuery(search)}`}>
        {t('search.none.ask')}
      </LinkButton>
    </div>
  )
}
