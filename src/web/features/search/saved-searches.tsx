import { useQueryClient } from '@tanstack/react-query'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { removeSearch, setAlerts } from './change-saved-searches.ts'
import { SavedSearchRow } from './saved-search-row.tsx'
import { useSavedSearches } from './use-saved-searches.ts'

/** The searches that the person saved: each leads to its results, and says whether it alerts. */
export function SavedSearches() {
  const t = useTranslate()
  const { data, error, refetch } = useSavedSearches()
  const cache = useQueryClient()
  const user = useUser()
  if (error && !data)
    return (
      <ErrorState
        title={t('rentals.saved.searches.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data || !user)
    return (
      <Loading label={t('ui.loading')}>
        <Skeleton card className="h-20" />
      </Loading>
    )
  if (data.length === 0)
    return (
      <EmptyState
        drawing="bell"
        title={t('rentals.saved.empty')}
        text={t('rentals.saved.searches.empty')}
        action={<LinkButton to="/search">{t('rentals.saved.browse')}</LinkButton>}
      />
    )
  const owner = { userId: user.id, cache, t }
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
      {data.map((saved) => (
        <SavedSearchRow
          key={saved.id}
          saved={saved}
          onAlerts={(alerts) => void setAlerts(saved, alerts, owner)}
          onRemove={() => void removeSearch(saved, owner)}
        />
      ))}
    </ul>
  )
}
