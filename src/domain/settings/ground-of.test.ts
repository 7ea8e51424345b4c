import fc from 'fast-check'
import { expect, it } from 'vitest'
import { contrast } from './contrast.ts'
import { groundOf, PLATE } from './ground-of.ts'

type Pixel = [number, number, number, number]
const CLEAR: Pixel = [0, 0, 0, 0]
const BLACK: Pixel = [0, 0, 0, 255]
const WHITE: Pixel = [255, 255, 255, 255]
const ORANGE: Pixel = [200, 85, 61, 255]

const many = (count: number, pixel: Pixel) => Array.from({ length: count }, () => pixel)
const ground = (...pixels: Pixel[]) => groundOf(pixels.flat())

it('asks for a plate on pages that would hide a picture', () => {
  expect(ground(CLEAR, BLACK)).toBe('light')
  expect(ground(CLEAR, WHITE)).toBe('dark')
  expect(ground(CLEAR, ORANGE)).toBe('any')
})

it('is not content with a mark that is seen where the name beside it is not', () => {
  expect(ground(CLEAR, ...many(90, ORANGE), ...many(10, BLACK))).toBe('light')
  expect(ground(CLEAR, ...many(90, ORANGE), ...many(10, WHITE))).toBe('dark')
})

it('leaves a picture that fills its rectangle as it is', () => {
  expect(ground(WHITE, BLACK)).toBe('any')
})

it('has no ground for a picture of nothing', () => {
  expect(ground(CLEAR, [255, 0, 0, 20])).toBeUndefined()
})

it('of one colour is seen on any page, on its plate or without', () => {
  const part = fc.nat(255)
  fc.assert(
    fc.property(part, part, part, (red, green, blue) => {
      const colour = `#${[red, green, blue].map((each) => each.toString(16).padStart(2, '0')).join('')}`
      const on = ground(CLEAR, [red, green, blue, 255])!
      const pages = { light: ['#fbf8f3', '#f3ede2'], dark: ['#0e1613', '#0a100e'] }
      const behind = on === 'any' ? [...pages.light, ...pages.dark] : [PLATE[on], ...pages[on]]
      for (const surface of behind) expect(contrast(colour, surface)).toBeGreaterThanOrEqual(3)
    }),
  )
})
