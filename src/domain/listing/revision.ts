import type { AttributeValues } from '../category/attributes.ts'
import type { Lifecycle } from '../lifecycle.ts'

export const REVISION_STATUSES = ['pending', 'approved', 'rejected', 'withdrawn'] as const
export type RevisionStatus = (typeof REVISION_STATUSES)[number]

/**
 * The life of changed words and pictures, which wait for a moderator while the approved ones are shown. They lapse when
 * the listing itself is returned or removed.
 */
export const REVISION_LIFECYCLE = {
  pending: {
    approve: { actor: 'moderator', to: 'approved' },
    reject: { actor: 'moderator', to: 'rejected' },
    withdraw: { actor: 'owner', to: 'withdrawn' },
    lapse: { actor: 'clock', to: 'withdrawn' },
  },
  approved: {},
  rejected: {},
  withdrawn: {},
} as const satisfies Lifecycle<RevisionStatus, 'owner' | 'moderator' | 'clock'>

/** A photo of a listing in the bucket `images`. */
export interface ListingPhoto {
  path: string
  width: number
  height: number
  thumbhash: string | null
}

/** The part of a listing that a moderator judges. */
export interface ListingContent {
  title: string
  description: string
  language: string
  categoryId: string
  attributes: AttributeValues
  photos: readonly ListingPhoto[]
}

const FIELDS = ['title', 'description', 'language', 'categoryId', 'attributes', 'photos'] as const

/** The fields in which two versions of a listing differ; photos differ by which they are and by their order. */
export const changedFields = (before: ListingContent, after: ListingContent) =>
  FIELDS.filter((field) => textOf(before, field) !== textOf(after, field))

function textOf(content: ListingContent, field: (typeof FIELDS)[number]): string {
  if (field === 'photos') return content.photos.map(({ path }) => path).join('\n')
  if (field === 'attributes') return JSON.stringify(Object.entries(content.attributes).toSorted())
  return content[field]
}
