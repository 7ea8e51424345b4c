import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CLOCK_CHANGE_EXAMPLES, CLOCK_CHANGE_PRICES } from '#domain/booking/clock-change.examples.ts'
import { QUOTE_EXAMPLES } from './quote.examples.ts'
import { cheaperDay, quote, totalOf } from './quote.ts'

const HOUR_MS = 3_600_000

describe('quote', () => {
  it.each(QUOTE_EXAMPLES)('$why', ({ day, hour, hours, quantity, method, total }) => {
    const prices = { pricePerDayCents: day, pricePerHourCents: hour }
    const line = quote(prices, {
      start: 0,
      end: hours * HOUR_MS,
      timeZone: 'UTC',
      quantity,
      deliveryMethod: method,
    })
    expect(line.totalCents).toBe(total)
  })

  it.each(CLOCK_CHANGE_EXAMPLES)(
    'in $zone, $why, costs $totalCents cents',
    ({ zone, from, to, totalCents }) => {
      const line = quote(CLOCK_CHANGE_PRICES, {
        start: Date.parse(from),
        end: Date.parse(to),
        timeZone: zone,
        quantity: 1,
        deliveryMethod: 'pickup',
      })
      expect(line.totalCents).toBe(totalCents)
    },
  )

  it('says what is really multiplied: whole cents an hour, or the price of a day divided by 24', () => {
    const eightHours = { start: 0, end: 8 * HOUR_MS, timeZone: 'UTC', quantity: 1 } as const
    const priceOf = (pricePerDayCents: number) =>
      quote({ pricePerDayCents }, { ...eightHours, deliveryMethod: 'pickup' })
    expect(priceOf(2_400)).toMatchObject({ unitPriceCents: 100, priceDivisor: 1, rentalCents: 800 })
    expect(priceOf(4_500)).toMatchObject({ unitPriceCents: 4_500, priceDivisor: 24, rentalCents: 1_500 })
  })

  it('asks the deposit for every unit and keeps it out of the total', () => {
    const prices = { pricePerDayCents: 1_000, depositCents: 5_000 }
    const line = quote(prices, {
      start: 0,
      end: 24 * HOUR_MS,
      timeZone: 'UTC',
      quantity: 2,
      deliveryMethod: 'pickup',
    })
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
            { start: 0, end: hours * HOUR_MS, timeZone: 'UTC', quantity, deliveryMethod: 'delivery' },
          )
          expect(Number.isSafeInteger(line.rentalCents)).toBe(true)
          expect(line.totalCents).toBe(line.rentalCents + line.deliveryCents)
        },
      ),
    )
  })
})

describe('cheaperDay', () => {
  const eveningBefore = (to: string) => ({
    start: Date.parse('2027-03-27T10:00+01:00'),
    end: Date.parse(to),
    timeZone: 'Europe/Berlin',
    quantity: 2,
    deliveryMethod: 'delivery' as const,
  })

  it('is offered where the hours cost more, until the same time the next day', () => {
    const cheaper = cheaperDay(CLOCK_CHANGE_PRICES, eveningBefore('2027-03-27T18:00+01:00'))
    expect(cheaper).toMatchObject({
      end: Date.parse('2027-03-28T10:00+02:00'),
      quote: { type: 'day', units: 1, totalCents: 2 * 2_200 + 1_000 },
    })
  })

  it('is not offered where the hours cost as much or less, nor where days are asked for', () => {
    const prices = { pricePerDayCents: 3_200, pricePerHourCents: 400 }
    expect(cheaperDay(prices, eveningBefore('2027-03-27T18:00+01:00'))).toBeUndefined()
    expect(cheaperDay(CLOCK_CHANGE_PRICES, eveningBefore('2027-03-29T10:00+02:00'))).toBeUndefined()
  })

  it('is not offered where the next day skips that time', () => {
    const night = { start: Date.parse('2027-03-27T02:30+01:00'), end: Date.parse('2027-03-27T20:30+01:00') }
    expect(cheaperDay(CLOCK_CHANGE_PRICES, { ...eveningBefore(''), ...night })).toBeUndefined()
  })
})

it('totalOf sums the lines', () => {
  expect(totalOf([{ totalCents: 1 }, { totalCents: 41 }])).toBe(42)
})
