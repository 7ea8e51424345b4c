import { expect, it } from 'vitest'
import { isEditable, LISTING_STATUSES, nextListingStatus } from './lifecycle.ts'

it('is published from a draft and from a pause, and paused from what others see or judge', () => {
  const after = (action: 'publish' | 'submit' | 'pause') =>
    LISTING_STATUSES.map((status) => nextListingStatus(status, action))
  expect(after('publish')).toEqual(['published', 'published', undefined, 'published', undefined])
  expect(after('submit')).toEqual(['pending_review', undefined, undefined, 'pending_review', undefined])
  expect(after('pause')).toEqual([undefined, 'paused', 'paused', undefined, undefined])
})

it('is changed only while nobody else looks at it', () => {
  expect(LISTING_STATUSES.filter(isEditable)).toEqual(['draft', 'paused'])
})
