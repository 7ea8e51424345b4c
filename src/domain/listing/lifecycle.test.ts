import { expect, it } from 'vitest'
import { allowedTransitions } from '../lifecycle.ts'
import { isEditable, LISTING_LIFECYCLE, LISTING_STATUSES, nextListingStatus } from './lifecycle.ts'

it('is published from a draft and from a pause, and paused from what others see or judge', () => {
  const after = (action: 'publish' | 'submit' | 'pause') =>
    LISTING_STATUSES.map((status) => nextListingStatus(status, action))
  expect(after('publish')).toEqual(['published', undefined, undefined, 'published', undefined])
  expect(after('submit')).toEqual(['pending_review', undefined, undefined, 'pending_review', undefined])
  expect(after('pause')).toEqual([undefined, 'paused', 'paused', undefined, undefined])
})

it('is approved while it waits, returned while others see or judge it, and removed whenever it is there', () => {
  const byModerator = LISTING_STATUSES.map((status) =>
    allowedTransitions(LISTING_LIFECYCLE, status, ['moderator']),
  )
  expect(byModerator).toEqual([
    ['remove'],
    ['approve', 'return', 'remove'],
    ['return', 'remove'],
    ['remove'],
    [],
  ])
})

it('is put back by an admin alone', () => {
  expect(allowedTransitions(LISTING_LIFECYCLE, 'removed', ['owner', 'moderator'])).toEqual([])
  expect(allowedTransitions(LISTING_LIFECYCLE, 'removed', ['admin'])).toEqual(['restore'])
})

it('is changed directly only while no one else sees it', () => {
  expect(LISTING_STATUSES.filter(isEditable)).toEqual(['draft', 'paused'])
})
