import { PersonSignals } from '../../entities/signal/person-signals.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChangedContent } from './changed-content.tsx'
import { EditListing } from './edit-listing.tsx'
import { ItemFeatured } from './item-featured.tsx'
import { ListingDecision } from './listing-decision.tsx'
import { ListingHistory } from './listing-history.tsx'
import { ListingPreview } from './listing-preview.tsx'
import { ListingReports } from './listing-reports.tsx'
import { ReviewedCase } from './reviewed-case.tsx'
import { useFocusedHeading } from './use-focused-heading.ts'
import { useListingToReview } from './use-listing-to-review.ts'

/** `/admin/listings/:id`: one listing as others would see it, and its decision. */
export function ListingReviewPage({ id }: { id: string }) {
  const t = useTranslate()
  const query = useListingToReview(id)
  const heading = useFocusedHeading(query.data?.id)
  return (
    <ReviewedCase
      query={query}
      skeleton={
        <>
          <Skeleton card className="aspect-4/3 max-w-xl" />
          <Skeleton card className="h-48" />
        </>
      }
      kind="listing"
    >
      {(listing) => {
        return (
          <article>
            <Breadcrumb
              trail={[
                { label: t('moderation.listings.title'), to: '/admin/listings' },
                { label: listing.title },
              ]}
            />
            <h1
              ref={heading}
              tabIndex={-1}
              lang={listing.language}
              className="mt-2 text-2xl break-words outline-none md:text-3xl"
            >
              {listing.title}
            </h1>
            <EditListing listing={listing} />
            <ChangedContent listing={listing} />
            <ListingPreview listing={listing} />
            <PersonSignals personId={listing.owner_id} />
            <ItemFeatured listing={listing} />
            <ListingReports reports={listing.reports} />
            <ListingHistory events={listing.events} />
            <ListingDecision listing={listing} />
          </article>
        )
      }}
    </ReviewedCase>
  )
}
