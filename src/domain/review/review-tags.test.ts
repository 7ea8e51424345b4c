import { expect, it } from 'vitest'
import { REVIEW_KINDS } from './review.ts'
import { tagsFor, takesPhotos } from './review-tags.ts'

it('offers praise with good ratings only', () => {
  expect(tagsFor('renter_to_item', 3)).toEqual([])
  expect(tagsFor('renter_to_item', 4)).toContain('as-described')
  expect(tagsFor('owner_to_renter', 5)).toContain('careful')
})

it('takes photos of items, not of people', () => {
  expect(REVIEW_KINDS.filter(takesPhotos)).toEqual(['renter_to_item'])
})
