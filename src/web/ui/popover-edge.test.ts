import { expect, it } from 'vitest'
import { edgeDistance } from './popover-edge.ts'

const PHONE = 390

it.each([
  ['lines up with its button where there is room', 40, 224, 40],
  ['moves back where it would leave the window at the other edge', 320, 224, 154],
  ['keeps its distance from the edge that its button touches', 0, 224, 12],
  ['begins at the edge where it is as wide as the window', 200, 366, 12],
  ['begins at the edge where it is wider, so that its beginning can be read', 200, 500, 12],
])('%s', (_, wished, width, distance) => {
  expect(edgeDistance(wished, width, PHONE)).toBe(distance)
})
