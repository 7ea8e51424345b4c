import { expect, it } from 'vitest'
import { pinFeatures } from './pin-features.ts'

it('every item is a pin of its own where the server grouped nothing', () => {
  expect(pinFeatures([['drill', 13.4, 52.5, 900]], [])).toEqual([
    {
      type: 'Feature',
      properties: { key: 'drill', id: 'drill', items: 1, cents: 900 },
      geometry: { type: 'Point', coordinates: [13.4, 52.5] },
    },
  ])
})

it('the server’s groups stand for all items, single ones by their id', () => {
  const features = pinFeatures(
    [['drill', 13.4, 52.5, 900]],
    [
      [13.41, 52.51, 120, 400, null],
      [2.35, 48.86, 1, 700, 'oven'],
    ],
  )
  expect(features.map(({ properties }) => properties)).toEqual([
    { key: 'group 0', id: null, items: 120, cents: 400 },
    { key: 'oven', id: 'oven', items: 1, cents: 700 },
  ])
})
