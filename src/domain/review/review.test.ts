import { expect, it } from 'vitest'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { isReviewable, kindsOf, REVIEW_KINDS } from './review.ts'

it('can be written from the return on, and never of a rental that did not take place', () => {
  expect(BOOKING_STATUSES.filter(isReviewable)).toEqual(['returned', 'disputed', 'completed'])
})

it('has every kind on exactly one side', () => {
  expect([...kindsOf('renter'), ...kindsOf('owner')].toSorted()).toEqual([...REVIEW_KINDS].toSorted())
})
