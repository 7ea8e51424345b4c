import Bell from 'lucide-react/icons/bell'
import BellRing from 'lucide-react/icons/bell-ring'
import { useNavigate } from 'react-router'
import type { CategoryCard } from '#contract/search-answer.ts'
import { activeFilters } from '#domain/search/filters.ts'
import { savedQuery } from '#domain/search/saved-search.ts'
import type { Search } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useUser } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { savedSearchName } from './saved-search-name.ts'
import { useChangeSavedSearches, useSavedSearches } from './use-saved-searches.ts'

interface SaveSearchButtonProps {
  /** The search that was answered. */
  search: Search
  categories: CategoryCard[]
  /** Beside an empty result; otherwise a phone shows the bell alone. */
  isEmpty?: boolean
}

/**
 * Saves the search, so that the person is told of new items, or forgets it again. A signed-out visitor is asked to
 * sign in, and comes back. There is nothing to save where nothing was asked for, or the place is unknown.
 */
export function SaveSearchButton({ search, categories, isEmpty }: SaveSearchButtonProps) {
  const t = useTranslate()
  const user = useUser()
  const navigate = useNavigate()
  const { data } = useSavedSearches()
  const { save, remove } = useChangeSavedSearches()
  const query = savedQuery(search)
  if (activeFilters(search).length === 0 || (search.place && !search.place.at)) return null

  const saved = data?.find((one) => one.query === query)
  const press = () => {
    if (saved) return remove.mutate(saved)
    if (user) return save.mutate({ name: savedSearchName(search, categories, t), query })
    rememberRedirect(window.location.pathname + window.location.search)
    navigate('/login')
  }
  const Icon = saved ? BellRing : Bell
  return (
    <Button
      variant="secondary"
      busy={save.isPending || remove.isPending}
      onClick={press}
      className={isEmpty ? undefined : 'shrink-0 max-sm:px-3'}
    >
      <Icon aria-hidden size={18} className={saved && 'text-accent-ink'} />
      <span className={isEmpty ? undefined : 'max-sm:sr-only'}>
        {t(saved ? 'search.save.saved' : isEmpty ? 'search.save.tell-me' : 'search.save')}
      </span>
    </Button>
  )
}
