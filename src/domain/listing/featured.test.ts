import { expect, it } from 'vitest'
import { placeAt } from './featured.ts'

it.each([
  [1, ['x', 'a', 'b']],
  [2, ['a', 'x', 'b']],
  [3, ['a', 'b', 'x']],
  [9, ['a', 'b', 'x']],
])('puts an item that is new at place %i', (position, order) => {
  expect(placeAt(['a', 'b'], 'x', position)).toEqual(order)
})

it('moves one that is there already', () => {
  expect(placeAt(['a', 'b', 'c'], 'c', 1)).toEqual(['c', 'a', 'b'])
  expect(placeAt(['a', 'b', 'c'], 'a', 2)).toEqual(['b', 'a', 'c'])
})
