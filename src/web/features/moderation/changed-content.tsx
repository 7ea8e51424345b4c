import { ListingChanges, type ListingVersion } from '../../entities/item/listing-changes.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useLanguage } from '../../lib/root-data.ts'
import { Card } from '../../ui/card.tsx'
import type { ListingToReview } from './use-listing-to-review.ts'

/** What changed in a listing since its words and pictures were last approved; nothing for one that is new. */
export function ChangedContent({ listing }: { listing: ListingToReview }) {
  const t = useTranslate()
  const locale = useLanguage()
  const versions = versionsOf(listing)
  if (!versions) return null
  return (
    <section id="changes" aria-labelledby="changes-title" className="mt-5 scroll-mt-24">
      <Card>
        <h2 id="changes-title" className="mb-4 text-xl">
          {t('moderation.changes.title')}
        </h2>
        <ListingChanges {...versions} locale={locale} />
      </Card>
    </section>
  )
}

/** The change that waits for a decision. */
export const waitingRevision = ({ revisions }: ListingToReview) =>
  revisions.find(({ status }) => status === 'pending')

function versionsOf(listing: ListingToReview): { before: ListingVersion; after: ListingVersion } | undefined {
  const waiting = waitingRevision(listing)
  if (waiting) return { before: listing, after: waiting }
  const approved = listing.revisions.find(({ status }) => status === 'approved')
  if (!approved || (listing.status !== 'pending_review' && listing.status !== 'draft')) return undefined
  return { before: approved, after: listing }
}
