import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { terms } from '#domain/settings/terms.ts'
import { ItemGrid, ItemGridSkeleton } from '../../entities/item/item-grid.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Favourites, useMarked, useSetMark } from './favourites.tsx'
import { useSavedItems } from './use-saved-items.ts'

const TABS = ['items', 'searches', 'wishes'] as const

/** The items that the person marked with a heart, latest first; beside them, on tabs of their own, saved searches and own wishes. */
export function SavedPage({ searches, wishes }: { searches: ReactNode; wishes: ReactNode }) {
  const t = useTranslate()
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((one) => one === query.get('tab')) ?? 'items'
  const shown = tab === 'wishes' && !terms.wishes ? 'items' : tab
  return (
    <>
      <h1 className="mb-4 text-2xl md:text-3xl">{t('rentals.saved.title')}</h1>
      <Tabs
        label={t('rentals.saved.title')}
        value={shown}
        onChange={(next) => setQuery({ tab: next }, { replace: true, preventScrollReset: true })}
        tabs={[
          { value: 'items', label: t('rentals.saved.items') },
          { value: 'searches', label: t('rentals.saved.searches') },
          ...(terms.wishes ? [{ value: 'wishes' as const, label: t('rentals.saved.wishes') }] : []),
        ]}
      >
        <div className="pt-6">
          {shown === 'searches' && searches}
          {shown === 'wishes' && wishes}
          {shown === 'items' && (
            <Favourites>
              <SavedItems />
            </Favourites>
          )}
        </div>
      </Tabs>
    </>
  )
}

function SavedItems() {
  const t = useTranslate()
  const ids = useMarked((all) => all)
  const mark = useSetMark()
  const { data, error, refetch } = useSavedItems(ids)
  if (error && !data)
    return (
      <ErrorState
        title={t('rentals.saved.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data || !ids)
    return (
      <Loading label={t('ui.loading')}>
        <ItemGridSkeleton count={4} width="beside" />
      </Loading>
    )
  if (ids.length === 0)
    return (
      <EmptyState
        drawing="heart"
        title={t('rentals.saved.empty')}
        text={t('rentals.saved.empty-text')}
        action={<LinkButton to="/search">{t('rentals.saved.browse')}</LinkButton>}
      />
    )
  const shown = data.filter(({ id }) => ids.includes(id))
  const known = new Set(data.map(({ id }) => id))
  const gone = ids.filter((id) => !known.has(id))
  return (
    <>
      <ItemGrid
        items={shown}
        width="beside"
        heading="h2"
        corner={({ id, title }) => <FavouriteButton itemId={id} title={title} />}
      />
      {gone.length > 0 && (
        <Notice tone="plain">
          <p>{t('rentals.saved.gone', { count: gone.length })}</p>
          <Button
            size="small"
            variant="secondary"
            className="mt-2"
            onClick={() => {
              for (const id of gone) mark(id, false)
            }}
          >
            {t('rentals.saved.forget')}
          </Button>
        </Notice>
      )}
    </>
  )
}
