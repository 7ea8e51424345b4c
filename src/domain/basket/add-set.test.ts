import { expect, it } from 'vitest'
import { addSet } from './add-set.ts'
import { type BasketProduct, MAX_LINES } from './basket.ts'

const PERIOD = { startDate: '2026-12-05T09:00:00.000Z', endDate: '2026-12-06T09:00:00.000Z' }
const line = (id: string) => ({
  id: `line ${id}`,
  product: { id, title: id, pricePerDay: 5, category: 'Tools', images: [] } satisfies BasketProduct,
  period: PERIOD,
})

it('puts one of each into the basket for the same time', () => {
  const { basket, added } = addSet([], [line('drill'), line('ladder')])
  expect(added).toBe(2)
  expect(basket.map(({ product, startDate }) => [product.id, startDate])).toEqual([
    ['drill', PERIOD.startDate],
    ['ladder', PERIOD.startDate],
  ])
})

it('leaves out what is in it already', () => {
  const { basket } = addSet([], [line('drill')])
  expect(addSet(basket, [line('drill'), line('ladder')])).toMatchObject({ added: 1 })
})

it('stops where the basket is full', () => {
  const many = Array.from({ length: MAX_LINES + 2 }, (_, index) => line(String(index)))
  expect(addSet([], many).added).toBe(MAX_LINES)
})
