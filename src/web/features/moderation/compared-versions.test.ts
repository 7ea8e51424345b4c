import { expect, it } from 'vitest'
import { comparedVersions } from './compared-versions.ts'
import type { ListingToReview } from './use-listing-to-review.ts'

const words = {
  title: 'Ladder',
  description: 'Three metres.',
  language: 'en',
  category: { id: 'c1', names: {} },
  attributes: {},
  images: [{ id: 'i1', path: 'a', thumbhash: null }],
}
const seen = { ...words, id: 'r1', version: 0, status: 'approved', decided_at: '2026-05-02T10:00:00Z' }
const listingOf = (more: object) =>
  ({ ...words, status: 'published', events: [], revisions: [seen], ...more }) as unknown as ListingToReview
const isShown = (more: object) => comparedVersions(listingOf(more))?.isUnreviewed

it.each(['published', 'paused'])('shows what was changed without review in one that is %s', (status) => {
  expect(isShown({ status, title: 'Long ladder' })).toBe(true)
  expect(isShown({ status, images: [] })).toBe(true)
})

it('shows nothing where nothing changed, nothing was seen, or it was approved since', () => {
  expect(isShown({})).toBeUndefined()
  expect(isShown({ title: 'Long ladder', revisions: [] })).toBeUndefined()
  const approved = [{ transition: 'approve', at: '2026-05-03T10:00:00Z' }]
  expect(isShown({ title: 'Long ladder', events: approved })).toBeUndefined()
  expect(isShown({ title: 'Long ladder', status: 'removed' })).toBeUndefined()
})

it('shows a change that waits, and what a draft has become, as to be decided', () => {
  expect(isShown({ revisions: [{ ...seen, status: 'pending', title: 'Long ladder' }, seen] })).toBe(false)
  expect(isShown({ status: 'pending_review', title: 'Long ladder' })).toBe(false)
})
