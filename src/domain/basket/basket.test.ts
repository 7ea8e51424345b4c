import { describe, expect, it } from 'vitest'
import {
  addToBasket,
  type Basket,
  basketTotalCents,
  byLender,
  cheaperDayOf,
  countOf,
  MAX_LINES,
  quoteOf,
  removeFromBasket,
  updateBasketItem,
} from './basket.ts'
import { readBasket } from './read-basket.ts'

const drill = { id: 'drill', title: 'Drill', pricePerDay: 12, category: 'Tools', images: [], units: 3 }
const saturday = { startDate: '2026-11-28T08:00:00.000Z', endDate: '2026-11-29T08:00:00.000Z' }

function basketWith(...ids: string[]): Basket {
  return ids.reduce<Basket>((basket, id) => {
    const added = addToBasket(basket, id, { ...drill, id }, saturday)
    if (!added.ok) throw new Error(added.code)
    return added.value
  }, [])
}

describe('addToBasket', () => {
  it('adds with quantity 1 and pickup', () => {
    expect(basketWith('drill')[0]).toMatchObject({ quantity: 1, deliveryMethod: 'pickup', ...saturday })
  })

  it('refuses the same product with the same dates, however they are written', () => {
    const sameInstant = { ...saturday, startDate: '2026-11-28T09:00:00+01:00' }
    expect(addToBasket(basketWith('drill'), 'x', drill, sameInstant)).toMatchObject({
      code: 'ALREADY_IN_BASKET',
    })
  })

  it('takes the same product for other dates', () => {
    const longer = { ...saturday, endDate: '2026-11-30T08:00:00.000Z' }
    expect(addToBasket(basketWith('drill'), 'x', drill, longer).ok).toBe(true)
  })

  it('refuses one line more than can be booked together, unless it is there already', () => {
    const full = basketWith(...Array.from({ length: MAX_LINES }, (_, n) => `drill ${n}`))
    expect(addToBasket(full, 'x', drill, saturday)).toMatchObject({ code: 'BASKET_FULL' })
    expect(addToBasket(full, 'x', { ...drill, id: 'drill 0' }, saturday)).toMatchObject({
      code: 'ALREADY_IN_BASKET',
    })
    expect(addToBasket(full.slice(1), 'x', drill, saturday).ok).toBe(true)
  })

  it('starts with a way that is offered where pickup is not', () => {
    const brought = addToBasket([], 'x', { ...drill, deliveryMethods: ['delivery'] }, saturday)
    expect(brought).toMatchObject({ value: [{ deliveryMethod: 'delivery' }] })
  })
})

describe('updateBasketItem', () => {
  it.each([
    [0, 1],
    [2.9, 2],
    [99, 3],
    [Number.NaN, 1],
  ])('brings a quantity of %s to %s', (wanted, kept) => {
    expect(updateBasketItem(basketWith('drill'), 'drill', { quantity: wanted })[0]?.quantity).toBe(kept)
  })
})

it('counts units and sums lines', () => {
  const basket = updateBasketItem(basketWith('drill', 'saw'), 'saw', {
    quantity: 2,
    deliveryMethod: 'delivery',
  })
  expect(countOf(basket)).toBe(3)
  expect(basketTotalCents(basket)).toBe(1_200 + 2_400 + 1_000)
  expect(removeFromBasket(basket, ['saw'])).toHaveLength(1)
})

describe('cheaperDayOf', () => {
  const dear = { ...drill, pricePerHour: 3, timeZone: 'Europe/Berlin' }
  const hours = { startDate: '2027-03-27T09:00:00.000Z', endDate: '2027-03-27T17:00:00.000Z' }
  const basketOf = (...periods: (typeof hours)[]) =>
    periods.reduce<Basket>((basket, period, n) => {
      const added = addToBasket(basket, String(n), dear, period)
      return added.ok ? added.value : basket
    }, [])

  it('is the line for a day, by the clock of the item, where the hours cost more', () => {
    const basket = basketOf(hours)
    const day = cheaperDayOf(basket, basket[0]!)
    expect(day).toEqual({ ...basket[0], endDate: '2027-03-28T08:00:00.000Z' })
    expect([quoteOf(basket[0]!).totalCents, quoteOf(day!).totalCents]).toEqual([2_400, 1_200])
  })

  it('is nothing where the hours cost less, or where the basket has that day already', () => {
    const short = basketOf({ ...hours, endDate: '2027-03-27T11:00:00.000Z' })
    expect(cheaperDayOf(short, short[0]!)).toBeUndefined()
    const both = basketOf(hours, { ...hours, endDate: '2027-03-28T08:00:00.000Z' })
    expect(cheaperDayOf(both, both[0]!)).toBeUndefined()
  })
})

describe('readBasket', () => {
  it('gives back what was stored', () => {
    const basket = basketWith('drill', 'saw')
    expect(readBasket(JSON.parse(JSON.stringify(basket)))).toEqual(basket)
  })

  it.each([null, undefined, '', {}, [[1]], [[{ id: 'x' }]]])('reads nothing from %j', (stored) => {
    expect(readBasket(stored)).toEqual([])
  })

  it('leaves out a line with a broken price, period, time zone or quantity', () => {
    const [good] = basketWith('drill')
    const bad = [
      { ...good, quantity: -1 },
      { ...good, endDate: good?.startDate },
      { ...good, product: { ...drill, pricePerDay: 'free' } },
      { ...good, product: { ...drill, timeZone: 'Middle/Earth' } },
    ]
    expect(readBasket([...bad, good])).toEqual([good])
  })
})

describe('byLender', () => {
  const from = (id: string, lender?: string) => {
    const [line] = basketWith(id)
    return {
      ...line!,
      product: { ...line!.product, ...(lender && { lender: { id: lender, name: lender } }) },
    }
  }
  const ids = (basket: Basket) => byLender(basket).map((lines) => lines.map(({ id }) => id))

  it('brings the lines of each lender together, in the order in which they came', () => {
    expect(ids([from('drill', 'Anna'), from('tent', 'Ben'), from('saw', 'Anna')])).toEqual([
      ['drill', 'saw'],
      ['tent'],
    ])
  })

  it('keeps lines from before the basket knew its lenders', () => {
    expect(ids([from('drill'), from('tent', 'Ben')])).toEqual([['drill'], ['tent']])
  })

  it('leaves out a line whose lender is damaged', () => {
    const damaged = { ...from('drill', 'Anna'), product: { ...drill, lender: { id: 'anna' } } }
    expect(readBasket([damaged, from('tent', 'Ben')])).toHaveLength(1)
  })
})
