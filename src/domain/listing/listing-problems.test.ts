import { describe, expect, it } from 'vitest'
import type { Listing } from './listing.ts'
import { listingProblems } from './listing-problems.ts'

const whole: Listing = {
  photos: 2,
  title: 'Hammer drill',
  description: 'Drills concrete, with five bits in the case.',
  categoryId: 'c0ffee',
  attributes: { size: 'm' },
  asked: [
    { key: 'size', kind: 'choice', isRequired: true, choices: [{ value: 'm' }] },
    { key: 'load', kind: 'number', isRequired: false, choices: [] },
  ],
  language: 'en',
  pricePerDayCents: 1_200,
  pricePerHourCents: null,
  depositCents: 0,
  newPriceCents: null,
  weekendPriceCents: null,
  durationDiscounts: [0, 0, 0],
  minHours: 1,
  maxHours: 720,
  noticeHours: 2,
  bufferMinutes: 0,
  isInstant: true,
  cancellationPolicy: 'flexible',
  quantity: 1,
  deliveryMethods: ['pickup'],
  neighbourhood: 'Neukölln',
  city: 'Berlin',
  country: 'DE',
  address: 'Sonnenallee 12',
  hasPlace: true,
  hubs: 0,
}
const codes = (change: Partial<Listing>) => listingProblems({ ...whole, ...change }).map(({ code }) => code)

describe('a listing', () => {
  it('that is whole can be published', () => {
    expect(listingProblems(whole)).toEqual([])
  })

  it.each<[string, Partial<Listing>]>([
    ['photos-missing', { photos: 0 }],
    ['photos-many', { photos: 11 }],
    ['title-short', { title: ' ab ' }],
    ['title-long', { title: 'x'.repeat(101) }],
    ['description-short', { description: 'Too short to be told.'.slice(0, 19) }],
    ['description-long', { description: 'x'.repeat(5_001) }],
    ['category-missing', { categoryId: null }],
    ['attribute-missing', { attributes: {} }],
    ['attribute-wrong', { attributes: { size: 'xl' } }],
    ['attribute-wrong', { attributes: { size: 'm', load: Number.NaN } }],
    ['language-missing', { language: '' }],
    ['price-missing', { pricePerDayCents: 0 }],
    ['price-range', { pricePerDayCents: 99 }],
    ['price-range', { pricePerDayCents: 10_000_001 }],
    ['price-range', { pricePerDayCents: Number.NaN }],
    ['hour-price-range', { pricePerHourCents: 0 }],
    ['weekend-price-range', { weekendPriceCents: 50 }],
    ['discounts-range', { durationDiscounts: [0, 20, 10] }],
    ['discounts-range', { durationDiscounts: [0, 0, 91] }],
    ['discounts-range', { durationDiscounts: [0, 2.5, 0] }],
    ['new-price-range', { newPriceCents: 50 }],
    ['hour-above-day', { pricePerHourCents: 1_201 }],
    ['deposit-range', { depositCents: -1 }],
    ['quantity-range', { quantity: 51 }],
    ['hours-reversed', { minHours: 48, maxHours: 24 }],
    ['min-hours-range', { minHours: 0 }],
    ['max-hours-range', { maxHours: 8_761 }],
    ['notice-range', { noticeHours: 721 }],
    ['buffer-range', { bufferMinutes: 2_881 }],
    ['policy-unknown', { cancellationPolicy: 'none' }],
    ['delivery-missing', { deliveryMethods: [] }],
    ['delivery-missing', { deliveryMethods: ['drone'] }],
    ['hub-none', { deliveryMethods: ['hub'], hubs: 0 }],
    ['place-missing', { hasPlace: false }],
    ['city-missing', { city: ' ' }],
    ['neighbourhood-long', { neighbourhood: 'x'.repeat(81) }],
    ['address-missing', { address: 'at me'.slice(0, 4) }],
  ])('says %s for %j, and nothing else', (code, change) => {
    expect(codes(change)).toEqual([code])
  })

  it('needs no street where it is never picked up', () => {
    expect(codes({ deliveryMethods: ['delivery'], address: '' })).toEqual([])
    expect(codes({ deliveryMethods: ['hub'], hubs: 1, address: '' })).toEqual([])
  })

  it('may cost as much by the hour as by the day', () => {
    expect(codes({ pricePerHourCents: 1_200 })).toEqual([])
  })

  it('that is new lacks something at each step, in their order', () => {
    const fresh = {
      ...whole,
      photos: 0,
      title: '',
      description: '',
      categoryId: null,
      pricePerDayCents: 0,
      city: '',
      address: '',
      hasPlace: false,
    }
    expect(listingProblems(fresh)).toEqual([
      { step: 'photos', field: 'photos', code: 'photos-missing' },
      { step: 'about', field: 'title', code: 'title-short' },
      { step: 'about', field: 'categoryId', code: 'category-missing' },
      { step: 'about', field: 'description', code: 'description-short' },
      { step: 'price', field: 'pricePerDayCents', code: 'price-missing' },
      { step: 'place', field: 'hasPlace', code: 'place-missing' },
      { step: 'place', field: 'address', code: 'address-missing' },
    ])
  })
})
