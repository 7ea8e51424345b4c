import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { instantAt } from '#domain/booking/wall-clock.ts'
import { feeOf } from '#domain/ledger/fee.ts'
import { lenderShare } from '#domain/ledger/lender-share.ts'
import { isDurationDiscounts } from './duration-discounts.ts'
import { PRICE_RULE_EXAMPLES } from './price-rules.examples.ts'
import { discountOf, weekendDays } from './price-rules.ts'
import { quote } from './quote.ts'

const HOUR_MS = 3_600_000
const timeZone = 'Europe/Berlin'
const berlin = (local: string) => instantAt(local, timeZone)
const bring = { timeZone, quantity: 1, deliveryMethod: 'pickup' } as const

const cents = fc.integer({ min: 100, max: 10_000_000 })
const percent = fc.integer({ min: 0, max: 90 })
const discounts = fc.tuple(percent, percent, percent).filter(isDurationDiscounts)
const prices = fc.record({
  pricePerDayCents: cents,
  pricePerHourCents: fc.option(cents),
  weekendPriceCents: fc.option(cents),
  durationDiscounts: discounts,
})
const start = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2029, 0) })
const quantity = fc.integer({ min: 1, max: 50 })

describe('a quote with what the lender set', () => {
  it.each(PRICE_RULE_EXAMPLES)('$why', ({ from, to, hour, weekend, discounts = [0, 0, 0], total }) => {
    const line = quote(
      {
        pricePerDayCents: 2_000,
        pricePerHourCents: hour ?? null,
        weekendPriceCents: weekend ?? null,
        durationDiscounts: discounts,
      },
      { ...bring, start: berlin(from), end: berlin(to) },
    )
    expect(line.totalCents).toBe(total)
  })

  it('says which days cost what, and whose discount it is', () => {
    const week = { ...bring, start: berlin('2027-03-01T10:00'), end: berlin('2027-03-08T10:00'), quantity: 2 }
    const prices = { pricePerDayCents: 2_000, weekendPriceCents: 3_000, durationDiscounts: [5, 10, 50] }
    expect(quote(prices, week)).toMatchObject({
      units: 7,
      unitPriceCents: 2_000,
      weekend: { units: 2, priceCents: 3_000 },
      discount: { fromDays: 7, percent: 10, cents: 3_200 },
      rentalCents: 28_800,
    })
    const nearly = quote(
      { ...prices, weekendPriceCents: null, durationDiscounts: [0, 50, 0] },
      { ...week, end: berlin('2027-03-06T10:00') },
    )
    expect(nearly.discount).toEqual({ fromDays: 7, percent: 50, cents: 6_000 })
  })

  it('shows no discount of nothing: three weeks that cost as much as four', () => {
    const prices = { pricePerDayCents: 2_000, durationDiscounts: [0, 0, 25] }
    const weeks = { ...bring, start: berlin('2027-03-01T10:00'), end: berlin('2027-03-22T10:00') }
    expect(quote(prices, weeks)).toMatchObject({ units: 21, totalCents: 42_000, discount: null })
    const dearer = quote(prices, { ...weeks, end: berlin('2027-03-23T10:00') })
    expect(dearer).toMatchObject({ totalCents: 42_000, discount: { fromDays: 28, cents: 2_000 } })
  })

  it('is the same as by the specification where nothing is set', () => {
    fc.assert(
      fc.property(
        prices,
        start,
        fc.integer({ min: 1, max: 9_000 }),
        quantity,
        (all, start, hours, quantity) => {
          const { pricePerDayCents, pricePerHourCents } = all
          const request = { ...bring, start, end: start + hours * HOUR_MS, quantity }
          const plain = quote({ pricePerDayCents, pricePerHourCents }, request)
          const { rentalCents, units, unitPriceCents, priceDivisor } = plain
          expect(rentalCents).toBe(Math.round((unitPriceCents * units * quantity) / priceDivisor))
          expect(plain).toMatchObject({ weekend: null, discount: null })
          const unset = { weekendPriceCents: null, durationDiscounts: [0, 0, 0] }
          expect(quote({ pricePerDayCents, pricePerHourCents, ...unset }, request)).toEqual(plain)
        },
      ),
    )
  })

  it('never lets a longer rental by the day cost less, nor anything less than nothing', () => {
    const hours = fc.integer({ min: 25, max: 24 * 40 })
    fc.assert(
      fc.property(prices, start, hours, hours, quantity, (all, start, one, other, quantity) => {
        const cost = (hours: number) =>
          quote(all, { ...bring, start, end: start + hours * HOUR_MS, quantity })
        const [shorter, longer] = [cost(Math.min(one, other)), cost(Math.max(one, other))]
        expect(longer.rentalCents).toBeGreaterThanOrEqual(shorter.rentalCents)
        for (const { rentalCents, discount, weekend, units, unitPriceCents } of [shorter, longer]) {
          expect(Number.isSafeInteger(rentalCents) && rentalCents > 0).toBe(true)
          const dear = weekend ? weekend.units * weekend.priceCents : 0
          const full = (unitPriceCents * (units - (weekend?.units ?? 0)) + dear) * quantity
          expect(rentalCents + (discount?.cents ?? 0)).toBe(full)
          if (discount) expect(discount.cents).toBeGreaterThan(0)
        }
      }),
      { numRuns: 1_000 },
    )
  })

  it('leaves fee and lender with what the renter paid, to the cent', () => {
    fc.assert(
      fc.property(prices, start, fc.integer({ min: 1, max: 1_000 }), (all, start, hours) => {
        const line = quote(all, { ...bring, start, end: start + hours * HOUR_MS, deliveryMethod: 'delivery' })
        const { feeCents, lenderCents, paidCents } = lenderShare({
          rentalCents: line.rentalCents,
          dueCents: line.totalCents,
          topUpCents: 0,
          refundCents: 0,
          isCancelled: false,
          feePercent: 15,
        })
        expect(paidCents - feeCents - lenderCents).toBe(0)
        expect(feeCents).toBe(feeOf(line.rentalCents, 15))
      }),
    )
  })
})

describe('weekendDays', () => {
  it('counts the days that begin on a Saturday or Sunday there, one by one', () => {
    fc.assert(
      fc.property(start, fc.integer({ min: 0, max: 60 }), (start, days) => {
        const weekday = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short' })
        const [year, month, day] = new Intl.DateTimeFormat('sv-SE', { timeZone })
          .format(start)
          .split('-')
          .map(Number)
        const dates = Array.from({ length: days }, (_, n) =>
          berlin(new Date(Date.UTC(year!, month! - 1, day! + n, 12)).toISOString().slice(0, 16)),
        )
        expect(weekendDays(start, days, timeZone)).toBe(
          dates.filter((date) => weekday.format(date).startsWith('S')).length,
        )
      }),
    )
  })
})

it('isDurationDiscounts takes whole per cent that only grow', () => {
  expect(
    [
      [0, 0, 0],
      [5, 10, 30],
      [0, 15, 0],
      [5, 5, 5],
      [5, 0, 5],
      [90, 90, 90],
    ].every(isDurationDiscounts),
  ).toBe(true)
  const wrong = [[5, 4, 0], [5, 0, 4], [91, 0, 0], [-1, 0, 0], [0.5, 0, 0], [0, 0], [0, 0, 0, 0], '000', null]
  expect(wrong.some(isDurationDiscounts)).toBe(false)
})

it('takes the discount that saves most, not the one of the longest duration that saves anything', () => {
  const best = discountOf([50, 70, 0], 3, (days) => days * 1_000)
  expect(best).toEqual({ fromDays: 3, percent: 50, cents: 1_500 })
})
