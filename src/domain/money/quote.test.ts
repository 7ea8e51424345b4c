import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { QUOTE_EXAMPLES } from './quote.examples.ts'
import { quote, totalOf } from './quote.ts'

const HOUR_MS = 3_600_000

describe('quote', () => {
  it.each(QUOTE_EXAMPLES)('$why', ({ day, hour, hours, quantity, method, total }) => {
    const prices = { pricePerDayCents: day, pricePerHourCents: hour }
    const line = quote(prices, { start: 0, end: hours * HOUR_MS, quantity, deliveryMethod: method })
    expect(line.totalCents).toBe(total)
  })

  it('asks the deposit for every piece and keeps it out of the total', () => {
    const prices = { pricePerDayCents: 1_000, depositCents: 5_000 }
    const line = quote(prices, { start: 0, end: 24 * HOUR_MS, quantity: 2, deliveryMethod: 'pickup' })
    expect(line).toMatchObject({ totalCents: 2_000, depositCents: 10_000 })
  })

  it('always adds up, in whole cents', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000 })
    fc.assert(
      fc.property(
        cents,
        fc.option(cents),
        fc.integer({ min: 1, max: 9_000 }),
        fc.integer({ min: 1, max: 50 }),
        (day, hour, hours, quantity) => {
          const line = quote(
            { pricePerDayCents: day, pricePerHourCents: hour },
            { start: 0, end: hours * HOUR_MS, quantity, deliveryMethod: 'delivery' },
          )
          expect(Number.isSafeInteger(line.rentalCents)).toBe(true)
          expect(line.totalCents).toBe(line.rentalCents + line.deliveryCents)
        },
      ),
    )
  })
})

it('totalOf sums the lines', () => {
  expect(totalOf([{ totalCents: 1 }, { totalCents: 41 }])).toBe(42)
})
