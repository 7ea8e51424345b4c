import { changedFields, type ListingContent } from '#domain/listing/revision.ts'
import type { ListingVersion } from '../../entities/item/listing-changes.tsx'
import type { ListingToReview } from './use-listing-to-review.ts'

interface ComparedVersions {
  before: ListingVersion
  after: ListingVersion
  /** The later one is online, and no moderator has looked at it. */
  isUnreviewed: boolean
}

/** The change that waits for a decision. */
export const waitingRevision = ({ revisions }: ListingToReview) =>
  revisions.find(({ status }) => status === 'pending')

/** The two versions of a listing of which a moderator sees the difference; nothing where there is none to see. */
export function comparedVersions(listing: ListingToReview): ComparedVersions | undefined {
  const waiting = waitingRevision(listing)
  if (waiting) return { before: listing, after: waiting, isUnreviewed: false }
  const before = listing.revisions.find(({ status }) => status === 'approved')
  if (!before) return undefined
  if (listing.status === 'pending_review' || listing.status === 'draft')
    return { before, after: listing, isUnreviewed: false }
  const isApprovedSince = listing.events.some(
    ({ transition, at }) => transition === 'approve' && at > (before.decided_at ?? ''),
  )
  if (listing.status === 'removed' || isApprovedSince) return undefined
  if (changedFields(contentOf(before), contentOf(listing)).length === 0) return undefined
  return { before, after: listing, isUnreviewed: true }
}

const contentOf = ({ category, images, ...words }: ListingVersion): ListingContent => ({
  ...words,
  categoryId: category?.id ?? '',
  photos: images.map(({ path, thumbhash }) => ({ path, thumbhash, width: 0, height: 0 })),
})
