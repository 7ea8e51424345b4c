export const LISTING_STATUSES = ['draft', 'pending_review', 'published', 'paused', 'removed'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

export type ListingAction = 'publish' | 'submit' | 'pause'

/** Where each action leads; `publish` where nobody looks first, `submit` where a moderator does. */
export const LISTING_LIFECYCLE: Record<ListingStatus, Partial<Record<ListingAction, ListingStatus>>> = {
  draft: { publish: 'published', submit: 'pending_review' },
  pending_review: { publish: 'published', pause: 'paused' },
  published: { pause: 'paused' },
  paused: { publish: 'published', submit: 'pending_review' },
  removed: {},
}

/** What an item becomes by an action of its owner; nothing where the action has no place. */
export const nextListingStatus = (status: ListingStatus, action: ListingAction): ListingStatus | undefined =>
  LISTING_LIFECYCLE[status][action]

/** Whether its owner may change the words, prices and photos now: never while others see or judge them. */
export const isEditable = (status: ListingStatus): boolean => status === 'draft' || status === 'paused'
