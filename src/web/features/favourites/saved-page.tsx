import Heart from 'lucide-react/icons/heart'
import { type ReactNode, use } from 'react'
import { ItemGrid, ItemGridSkeleton } from '../../entities/item/item-grid.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FavouriteButton } from './favourite-button.tsx'
import { Favourites, FavouritesContext } from './favourites.tsx'
import { useSavedItems } from './use-saved-items.ts'

/** The items that the person marked with a heart, latest first, and below them the searches that they saved. */
export function SavedPage({ searches }: { searches: ReactNode }) {
  const t = useTranslate()
  return (
    <>
      <h1 className="mb-6 text-2xl md:text-3xl">{t('rentals.saved.title')}</h1>
      <section aria-labelledby="saved-items">
        <h2 id="saved-items" className="mb-4 text-xl">
          {t('rentals.saved.items')}
        </h2>
        <Favourites>
          <SavedItems />
        </Favourites>
      </section>
      <section aria-labelledby="saved-searches" className="mt-10">
        <h2 id="saved-searches" className="mb-4 text-xl">
          {t('rentals.saved.searches')}
        </h2>
        {searches}
      </section>
    </>
  )
}

function SavedItems() {
  const t = useTranslate()
  const marks = use(FavouritesContext)
  const { data, error, refetch } = useSavedItems(marks?.ids)
  if (error && !data)
    return (
      <ErrorState
        title={t('rentals.saved.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (!data || !marks?.ids)
    return (
      <Loading label={t('ui.loading')}>
        <ItemGridSkeleton count={4} width="beside" />
      </Loading>
    )
  if (marks.ids.length === 0)
    return (
      <EmptyState
        icon={<Heart aria-hidden size={26} />}
        title={t('rentals.saved.empty')}
        text={t('rentals.saved.empty-text')}
        action={<LinkButton to="/search">{t('rentals.saved.browse')}</LinkButton>}
      />
    )
  const shown = data.filter(({ id }) => marks.ids?.includes(id))
  const known = new Set(data.map(({ id }) => id))
  const gone = marks.ids.filter((id) => !known.has(id))
  return (
    <>
      <ItemGrid
        items={shown}
        width="beside"
        heading="h3"
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
              for (const id of gone) marks.set(id, false)
            }}
          >
            {t('rentals.saved.forget')}
          </Button>
        </Notice>
      )}
    </>
  )
}
