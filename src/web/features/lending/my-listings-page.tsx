import Plus from 'lucide-react/icons/plus'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListingCard } from './listing-card.tsx'
import { ListingsFilter } from './listings-filter.tsx'
import { useListingCriteria } from './use-listing-criteria.ts'
import { useMyListings } from './use-my-listings.ts'

/** The person's listings, each with what is next for it: online, paused, unfinished; then what neighbours look for. */
export function MyListingsPage({ wishes }: { wishes?: ReactNode }) {
  const t = useTranslate()
  const { criteria, reset, ...filter } = useListingCriteria()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useMyListings(criteria)
  const listings = data?.pages.flatMap((page) => page.listings)
  const allCount = data?.pages.at(-1)?.all_count
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">{t('lending.list.title')}</h1>
        {!!allCount && (
          <LinkButton to="/upload">
            <Plus aria-hidden size={18} />
            {t('lending.list.new')}
          </LinkButton>
        )}
      </div>
      {!data && error && (
        <ErrorState
          title={t('lending.list.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-112 sm:h-46" />
          <Skeleton card className="h-112 sm:h-46" />
        </Loading>
      )}
      {!!allCount && <ListingsFilter {...filter} criteria={criteria} />}
      {!!allCount && listings?.length === 0 && (
        <EmptyState
          drawing="search"
          title={t('lending.list.nothing')}
          text={t('lending.list.nothing-text')}
          action={
            <Button variant="secondary" onClick={reset}>
              {t('lending.list.reset')}
            </Button>
          }
        />
      )}
      {allCount === 0 && (
        <EmptyState
          drawing="shelf"
          title={t('lending.list.empty')}
          text={t('lending.list.empty-text')}
          action={<LinkButton to="/upload">{t('lending.list.new')}</LinkButton>}
        />
      )}
      {listings && listings.length > 0 && (
        <>
          <ul className="mt-6 grid gap-4">
            {listings.map((listing) => (
              <ListingCard key={listing.id} listing={listing} />
            ))}
          </ul>
          <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
      {!!allCount && wishes}
    </>
  )
}
