import SearchX from 'lucide-react/icons/search-x'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ListingDecision } from './listing-decision.tsx'
import { ListingHistory } from './listing-history.tsx'
import { ListingPreview } from './listing-preview.tsx'
import { ListingReports } from './listing-reports.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { useListingToReview } from './use-listing-to-review.ts'

/** `/admin/listings/:id`: one listing as others would see it, and what is decided on it. */
export function ListingReviewPage({ id }: { id: string }) {
  const t = useTranslate()
  const { data: listing, error, refetch } = useListingToReview(id)
  const heading = useFocusedHeading(listing?.id)
  if (listing === undefined && error)
    return (
      <ErrorState
        title={t('moderation.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (listing === undefined)
    return (
      <Loading label={t('ui.loading')} className="grid gap-4">
        <Skeleton className="h-9 w-2/3" />
        <Skeleton card className="aspect-4/3 max-w-xl" />
        <Skeleton card className="h-48" />
      </Loading>
    )
  if (listing === null)
    return (
      <EmptyState
        icon={<SearchX aria-hidden size={26} />}
        title={t('moderation.listings.gone')}
        action={<LinkButton to="/admin/listings">{t('moderation.listings.back')}</LinkButton>}
      />
    )
  return (
    <article>
      <Breadcrumb
        trail={[{ label: t('moderation.listings.title'), to: '/admin/listings' }, { label: listing.title }]}
      />
      <h1
        ref={heading}
        tabIndex={-1}
        lang={listing.language}
        className="mt-2 text-2xl break-words outline-none md:text-3xl"
      >
        {listing.title}
      </h1>
      <ListingPreview listing={listing} />
      <ListingReports reports={listing.reports} />
      <ListingHistory events={listing.events} />
      <ListingDecision listing={listing} />
    </article>
  )
}
