import { expect, it } from 'vitest'
import { priceParts, type QuotedPrice } from './price-parts.ts'

const price: QuotedPrice = {
  rentalType: 'day',
  units: 7,
  unitPriceCents: 1_000,
  priceDivisor: 1,
  quantity: 2,
  rentalCents: 14_400,
  weekendUnits: 2,
  weekendPriceCents: 1_500,
  discountDays: 7,
  discountPercent: 10,
  discountCents: 1_600,
}

it('has a line for the days, the weekend and the discount, which add up to the price', () => {
  const parts = priceParts(price, 'en')
  expect(parts).toEqual([
    { text: 'Rental 5 days × €10.00 × 2', cents: 10_000 },
    { text: 'Weekend: 2 days × €15.00 × 2', cents: 6_000 },
    { text: '7 days or more: −10 %', cents: -1_600 },
  ])
  expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBe(price.rentalCents)
})

it('has one line for a rental by the hour, and says where a longer one would cost less', () => {
  const plain = {
    weekendUnits: 0,
    weekendPriceCents: null,
    discountDays: null,
    discountPercent: null,
    discountCents: 0,
  }
  const hours = {
    ...price,
    ...plain,
    rentalType: 'hour',
    units: 5,
    priceDivisor: 24,
    quantity: 1,
    rentalCents: 208,
  } as const
  expect(priceParts(hours, 'en')).toEqual([{ text: 'Rental 5 hours', cents: 208 }])
  const six = { ...price, units: 6, rentalCents: 14_400, discountCents: 0 + 13_000 - 14_400 + 1_400 }
  expect(priceParts(six, 'de').at(-1)!.text).toBe('Nicht mehr als 7 Tage kosten')
})
