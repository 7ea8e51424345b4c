import { expect, it } from 'vitest'
import { type RentalReview, reviewStateOf } from './rental-review.ts'

const NOW = Date.parse('2031-05-20T12:00:00Z')
const rental: RentalReview = {
  id: 'b',
  status: 'completed',
  start_date: '2031-05-01T10:00:00Z',
  end_date: '2031-05-02T10:00:00Z',
  time_zone: 'Europe/Berlin',
  returned_at: '2031-05-02T10:00:00Z',
  renter_id: 'rita',
  owner_id: 'olga',
  item: { id: 'i', title: 'Drill', language: 'en', translations: {}, images: [] },
  owner: null,
  renter: null,
  events: [{ transition: 'complete', at: '2031-05-06T12:00:01Z' }],
  reviews: [],
}
const review = {
  id: 'r',
  kind: 'renter_to_item',
  author_id: 'rita',
  rating: 5,
  text: '',
  language: 'en',
  reply: null,
  reply_language: null,
  replied_at: null,
  hidden_at: null,
  published_at: null,
} as const

it.each([
  ['open', {}],
  ['open', { status: 'returned', events: [] }],
  ['open', { status: 'disputed', events: [] }],
  ['too-early', { status: 'picked_up', events: [] }],
  ['too-early', { status: 'cancelled', events: [] }],
  ['closed', { events: [{ transition: 'settle', at: '2031-05-06T12:00:00Z' }] }],
  ['sealed', { reviews: [review] }],
  ['published', { reviews: [{ ...review, published_at: '2031-05-19T12:00:00Z' }] }],
  ['open', { reviews: [{ ...review, author_id: 'olga', published_at: '2031-05-19T12:00:00Z' }] }],
] as const)('is %s to the renter of a rental with %j', (state, change) => {
  expect(reviewStateOf({ ...rental, ...change } as RentalReview, 'rita', NOW)).toBe(state)
})
