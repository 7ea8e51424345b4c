import { expect, it } from 'vitest'
import { BOOKING_STATUSES } from '#domain/booking/lifecycle.ts'
import { isReviewable, kindsOf, REVIEW_KINDS, reviewsCloseAt, takesReviews } from './review.ts'

it('can be written from the return on, and never of a rental that did not take place', () => {
  expect(BOOKING_STATUSES.filter(isReviewable)).toEqual(['returned', 'disputed', 'completed'])
})

it('has every kind on exactly one side', () => {
  expect([...kindsOf('renter'), ...kindsOf('owner')].toSorted()).toEqual([...REVIEW_KINDS].toSorted())
})

const rental = {
  status: 'completed',
  events: [
    { transition: 'return', at: '2031-05-02T12:00:00Z' },
    { transition: 'complete', at: '2031-05-04T12:00:00Z' },
  ],
  returned_at: '2031-05-02T12:00:00Z',
  end_date: '2031-05-02T10:00:00Z',
} as const

it.each([
  ['2031-05-18T12:00:00Z', rental],
  ['2031-05-16T12:00:00Z', { ...rental, events: [] }],
  ['2031-05-16T10:00:00Z', { ...rental, events: [], returned_at: null }],
])('closes at %s, 14 days after the completion as far as that is known', (at, ended) => {
  const closing = Date.parse(at)
  expect(reviewsCloseAt(ended)).toBe(closing)
  expect([takesReviews(ended, closing - 1), takesReviews(ended, closing)]).toEqual([true, false])
})

it('stays open as long as the rental is not completed', () => {
  const returned = { ...rental, status: 'disputed', events: [] } as const
  expect(reviewsCloseAt(returned)).toBeUndefined()
  expect(takesReviews(returned, Date.parse('2040-01-01T00:00:00Z'))).toBe(true)
  expect(takesReviews({ ...returned, status: 'cancelled' }, 0)).toBe(false)
})
