import type { KnownPlace } from '#contract/search-answer.ts'
import { WISH_LIMITS } from '#domain/wish/wish.ts'
import { WISH_DRAFT_KEY } from '../../lib/personal-keys.ts'
import { readStored, writeStored } from '../../lib/use-local-storage.ts'

export type WishPlace = Pick<KnownPlace, 'neighbourhood' | 'city' | 'country' | 'latitude' | 'longitude'>

/** The fields of the form, as they are typed. */
export interface WishDraft {
  title: string
  categoryId: string
  place: WishPlace | undefined
  first: string
  last: string
  /** NaN for what is no amount. */
  cents: number | null
  note: string
}

export type WishProblem = 'title' | 'category' | 'place' | 'days' | 'price'

/** What is missing or wrong, in the order of the fields. */
export function wishProblems({ title, categoryId, place, first, last, cents }: WishDraft): WishProblem[] {
  const isTitled = title.trim().length >= WISH_LIMITS.title[0]
  const hasDays = (first === '') === (last === '') && first <= last
  return [
    ...(isTitled ? [] : ['title' as const]),
    ...(categoryId ? [] : ['category' as const]),
    ...(place ? [] : ['place' as const]),
    ...(hasDays ? [] : ['days' as const]),
    ...(Number.isNaN(cents) ? ['price' as const] : []),
  ]
}

/** The input of `post-wish`. */
export const wishInput = (
  { title, categoryId, place, first, last, cents, note }: WishDraft,
  language: string,
) => ({
  title,
  note,
  language,
  categoryId,
  ...(first && { days: { first, last } }),
  ...(cents !== null && { pricePerDayCents: cents }),
  place: { ...place, neighbourhood: place?.neighbourhood ?? '' },
})

/** Keeps what a visitor typed while they sign in; undefined forgets it. */
export const storeDraft = (draft: WishDraft | undefined): void => writeStored(WISH_DRAFT_KEY, draft)

/** What a visitor typed before they signed in; undefined where nothing readable is stored. */
export function storedDraft(): WishDraft | undefined {
  const stored = readStored(WISH_DRAFT_KEY)
  if (typeof stored !== 'object' || stored === null) return undefined
  const { title, categoryId, place, first, last, cents, note } = stored as Partial<WishDraft>
  const isText = [title, categoryId, first, last, note].every((text) => typeof text === 'string')
  if (!isText) return undefined
  const isPlace = typeof place?.city === 'string' && typeof place.latitude === 'number'
  return {
    ...(stored as WishDraft),
    place: isPlace ? place : undefined,
    cents: typeof cents === 'number' ? cents : null,
  }
}
