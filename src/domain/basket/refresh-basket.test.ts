import { expect, it } from 'vitest'
import type { BasketItem } from './basket.ts'
import { refreshBasket } from './refresh-basket.ts'

const drill = { id: 'drill', title: 'Drill', pricePerDay: 12, category: 'Tools', images: [], units: 3 }
const line: BasketItem = {
  id: 'line',
  product: drill,
  startDate: '2026-11-28T08:00:00.000Z',
  endDate: '2026-11-29T08:00:00.000Z',
  quantity: 2,
  deliveryMethod: 'pickup',
}

it('takes the new price and says so', () => {
  const offered = new Map([['drill', { ...drill, pricePerDay: 15 }]])
  const { basket, changes } = refreshBasket([line], offered)
  expect(basket[0]?.product.pricePerDay).toBe(15)
  expect(changes).toEqual([{ id: 'line', title: 'Drill', kind: 'price' }])
})

it('names what is no longer offered and keeps its line', () => {
  const { basket, changes } = refreshBasket([line], new Map())
  expect(basket).toEqual([line])
  expect(changes).toEqual([{ id: 'line', title: 'Drill', kind: 'gone' }])
})

it('says nothing when only words or pictures changed, and lowers a quantity that is no longer there', () => {
  const offered = new Map([['drill', { ...drill, title: 'Better drill', units: 1 }]])
  const { basket, changes } = refreshBasket([line], offered)
  expect(changes).toEqual([])
  expect(basket[0]).toMatchObject({ quantity: 1, product: { title: 'Better drill' } })
})
