import type { Lifecycle } from '../lifecycle.ts'

export const LISTING_STATUSES = ['draft', 'pending_review', 'published', 'paused', 'removed'] as const
export type ListingStatus = (typeof LISTING_STATUSES)[number]

export type ListingActor = 'owner' | 'moderator' | 'admin'

/** A lender's action on an own item; moderators approve, return and remove. */
export type ListingAction = 'publish' | 'submit' | 'pause'

/** A listing's life as data; the owner publishes directly, or submits where a moderator approves listings. */
export const LISTING_LIFECYCLE = {
  draft: {
    publish: { actor: 'owner', to: 'published' },
    submit: { actor: 'owner', to: 'pending_review' },
    remove: { actor: 'moderator', to: 'removed' },
  },
  pending_review: {
    approve: { actor: 'moderator', to: 'published' },
    return: { actor: 'moderator', to: 'draft' },
    pause: { actor: 'owner', to: 'paused' },
    remove: { actor: 'moderator', to: 'removed' },
  },
  published: {
    pause: { actor: 'owner', to: 'paused' },
    return: { actor: 'moderator', to: 'draft' },
    remove: { actor: 'moderator', to: 'removed' },
  },
  paused: {
    publish: { actor: 'owner', to: 'published' },
    submit: { actor: 'owner', to: 'pending_review' },
    remove: { actor: 'moderator', to: 'removed' },
  },
  removed: {
    restore: { actor: 'admin', to: 'paused' },
  },
} as const satisfies Lifecycle<ListingStatus, ListingActor>

/** The status after an owner's action; undefined where the action is not possible. */
export const nextListingStatus = (status: ListingStatus, action: ListingAction): ListingStatus | undefined =>
  (LISTING_LIFECYCLE as Lifecycle<ListingStatus, ListingActor>)[status][action]?.to as
    | ListingStatus
    | undefined

/** Whether its owner may change its terms directly: not while others see or judge it. */
export const isEditable = (status: ListingStatus): boolean => status === 'draft' || status === 'paused'
