import type { Feature } from 'geojson'
import { expect, it } from 'vitest'
import type { Area } from '#domain/search/search.ts'
import { cityBlocks } from './city-blocks.ts'
import type { Point } from './parse-course.ts'
import { contains, metresFrom } from './testing/measure.ts'

const AREA: Area = [13.4, 52.49, 13.42, 52.5]
const street = (...coordinates: Point[]): Feature => ({
  type: 'Feature',
  properties: { kind: 'road', pixels: 0 },
  geometry: { type: 'LineString', coordinates },
})
const LONG = street([13.4, 52.495], [13.42, 52.495])
const ACROSS = street([13.41, 52.49], [13.41, 52.5])
const PARK: Feature = {
  type: 'Feature',
  properties: { kind: 'green' },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [13.402, 52.4955],
        [13.406, 52.4955],
        [13.406, 52.498],
        [13.402, 52.498],
        [13.402, 52.4955],
      ],
    ],
  },
}
const cornersOf = ({ geometry }: ReturnType<typeof cityBlocks>[number]) =>
  geometry.coordinates[0]!.slice(1) as Point[]
const middleOf = (block: ReturnType<typeof cityBlocks>[number]): Point => {
  const [one, , opposite] = cornersOf(block) as [Point, Point, Point]
  return [(one[0] + opposite[0]) / 2, (one[1] + opposite[1]) / 2]
}

it('houses stand on both sides of a street and leave it free', () => {
  const blocks = cityBlocks([LONG], AREA)
  const sides = new Set(blocks.map((block) => middleOf(block)[1] > 52.495))
  expect([...sides].sort()).toEqual([false, true])
  for (const block of blocks)
    for (const corner of cornersOf(block)) expect(metresFrom(LONG, corner)).toBeGreaterThan(9)
})

it('no two blocks lie over each other where streets cross', () => {
  const blocks = cityBlocks([LONG, ACROSS], AREA)
  expect(blocks.length).toBeGreaterThan(20)
  for (const block of blocks) {
    const over = blocks.filter((other) => other !== block && contains(other, middleOf(block)))
    expect(over).toEqual([])
  }
})

it('nothing is built in parks and water', () => {
  const there = (drawn: Feature[]) =>
    cityBlocks(drawn, AREA).filter((block) =>
      [middleOf(block), ...cornersOf(block)].some((at) => contains(PARK, at)),
    )
  expect(there([LONG]).length).toBeGreaterThan(0)
  expect(there([LONG, PARK])).toEqual([])
})

it('a stretch that has a name of its own is built on once', () => {
  const named: Feature = { ...street([13.404, 52.495], [13.412, 52.495]), properties: { kind: 'street' } }
  expect(cityBlocks([LONG, named], AREA)).toEqual(cityBlocks([LONG], AREA))
})

it('a city looks the same each time', () => {
  expect(cityBlocks([LONG, ACROSS], AREA)).toEqual(cityBlocks([LONG, ACROSS], AREA))
})
