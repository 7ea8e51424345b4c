import { expect, it } from 'vitest'
import { overlaps } from './overlap.ts'

it('lets one rental start when another ends', () => {
  expect(overlaps({ start: 0, end: 10 }, { start: 10, end: 20 })).toBe(false)
})

it('finds a shared instant, whichever comes first', () => {
  expect(overlaps({ start: 0, end: 11 }, { start: 10, end: 20 })).toBe(true)
  expect(overlaps({ start: 10, end: 20 }, { start: 0, end: 11 })).toBe(true)
})

it('finds a period inside another', () => {
  expect(overlaps({ start: 0, end: 100 }, { start: 40, end: 50 })).toBe(true)
})
