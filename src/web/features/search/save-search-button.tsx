import { useQueryClient } from '@tanstack/react-query'
import Bell from 'lucide-react/icons/bell'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import type { CategoryCard } from '#contract/search-answer.ts'
import { savedQuery } from '#domain/search/saved-search.ts'
import type { Search } from '#domain/search/search.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { rememberRedirect } from '../../lib/auth-redirect.ts'
import { useSession } from '../../lib/session.ts'
import { Button } from '../../ui/button.tsx'
import { removeSearch, saveSearch } from './change-saved-searches.ts'
import { savedSearchName } from './saved-search-name.ts'
import { useSavedSearches } from './use-saved-searches.ts'

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
  const session = useSession()
  const navigate = useNavigate()
  const cache = useQueryClient()
  const { data } = useSavedSearches()
  const [isPressed, setPressed] = useState(false)
  const query = savedQuery(search)
  const saved = data?.find((one) => one.query === query)

  const toggle = useEffectEvent(async () => {
    if (session.status !== 'signed-in') {
      rememberRedirect(window.location.pathname + window.location.search)
      return navigate('/login')
    }
    const owner = { userId: session.user.id, cache, t }
    await (saved
      ? removeSearch(saved, owner)
      : saveSearch({ name: savedSearchName(search, categories, t), query }, owner))
    setPressed(false)
  })
  // A press waits until it is known who this is.
  const isDue = isPressed && session.status !== 'loading'
  useEffect(() => {
    if (isDue) void toggle()
  }, [isDue])

  if (!query || (search.place && !search.place.at)) return null
  return (
    <Button
      variant="secondary"
      busy={isDue}
      onClick={() => setPressed(true)}
      className={isEmpty ? undefined : 'shrink-0 max-sm:px-3'}
    >
      <Bell aria-hidden size={18} className={saved && 'fill-accent text-accent'} />
      <span className={isEmpty ? undefined : 'max-sm:sr-only'}>
        {t(saved ? 'search.save.saved' : isEmpty ? 'search.save.tell-me' : 'search.save')}
      </span>
    </Button>
  )
}
