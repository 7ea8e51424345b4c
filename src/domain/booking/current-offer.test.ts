import { afterEach, expect, it } from 'vitest'
import { setTerms } from '../settings/terms.ts'
import { currentOffer } from './current-offer.ts'

afterEach(() => setTerms({}))

const item = {
  price_per_hour_cents: 300,
  min_hours: 2,
  delivery_methods: ['pickup', 'delivery', 'hub'] as ('pickup' | 'delivery' | 'hub')[],
}

it('is what the lender set, by default', () => {
  expect(currentOffer(item)).toEqual(item)
})

it('has no hours, and a day at least, where rentals by the hour are switched off', () => {
  setTerms({ hourly: false })
  expect(currentOffer(item)).toMatchObject({ price_per_hour_cents: null, min_hours: 24 })
  expect(currentOffer({ ...item, min_hours: 72 })).toMatchObject({ min_hours: 72 })
})

it('is handed over only in ways that the site has', () => {
  setTerms({ delivery: false })
  expect(currentOffer(item).delivery_methods).toEqual(['pickup', 'hub'])
  setTerms({ hub: false })
  expect(currentOffer(item).delivery_methods).toEqual(['pickup', 'delivery'])
})
