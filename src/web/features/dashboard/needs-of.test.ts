import { expect, it } from 'vitest'
import type { Overview, OverviewRental } from '#contract/overview.ts'
import { needsOf } from './needs-of.ts'

const item = { title: 'Drill', language: 'en', translations: null }
const empty: Overview = {
  kyc_level: 1,
  kyc_status: 'basic',
  listing_count: 0,
  rentals: [],
  claims: [],
  messages: [],
  reviews: [],
  returned_listings: [],
  rejected_step: null,
  balances: {},
}
const rental = (change: Partial<OverviewRental>): OverviewRental => ({
  id: 'r',
  status: 'confirmed',
  side: 'owner',
  need: null,
  due_at: '2026-11-23T10:00:00Z',
  start_date: '2026-11-23T10:00:00Z',
  end_date: '2026-11-24T10:00:00Z',
  time_zone: 'Europe/Berlin',
  other_name: 'Rita',
  item,
  image: null,
  ...change,
})

it('lists nothing where nothing is to be done', () => {
  expect(needsOf(empty)).toEqual([])
  expect(needsOf({ ...empty, rentals: [rental({})] })).toEqual([])
  expect(needsOf({ ...empty, kyc_level: 0, kyc_status: 'pending' })).toEqual([])
})

it('puts the most urgent first, and what has no deadline last', () => {
  const needs = needsOf({
    ...empty,
    kyc_level: 0,
    kyc_status: 'none',
    messages: [{ id: 'm', other_name: 'Rita', item }],
    returned_listings: [{ id: 'l', title: 'Ladder', at: '2026-11-01T10:00:00Z' }],
    rentals: [
      rental({ id: 'late', need: 'return', side: 'renter', due_at: '2026-11-25T10:00:00Z' }),
      rental({ id: 'soon', need: 'answer', due_at: '2026-11-22T10:00:00Z' }),
    ],
    claims: [{ id: 'c', due_at: '2026-11-24T10:00:00Z', item }],
    reviews: [
      { id: 'completed', due_at: '2026-12-07T10:00:00Z', other_name: 'Rita', item },
      { id: 'returned', due_at: null, other_name: 'Rita', item },
    ],
  })
  expect(needs.map(({ label, to }) => `${label} ${to}`)).toEqual([
    'overview.need.answer /dashboard/customers/soon',
    'overview.need.claim /dashboard/claims/c',
    'overview.need.return.renter /dashboard/my-rentals/late',
    'overview.need.review /review/completed',
    'overview.need.message /dashboard/messages/m',
    'overview.need.review /review/returned',
    'overview.need.listing /upload?item=l',
    'overview.need.identity /kyc-onboarding',
  ])
})

it('says that an identity was rejected rather than missing', () => {
  expect(
    needsOf({ ...empty, kyc_level: 0, kyc_status: 'rejected', rejected_step: 'identity' }),
  ).toMatchObject([{ label: 'overview.need.identity-rejected' }])
})
