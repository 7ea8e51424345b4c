import { expect, it } from 'vitest'
import { recolour } from './recolour.ts'

const changed = (rgb: number[], ...rules: Parameters<typeof recolour>[1]) => {
  const pixels = Uint8Array.from(rgb)
  recolour(pixels, rules)
  return [...pixels]
}

it('replaces a hue and leaves the others', () => {
  const rule = { from: [110, 130] as [number, number], atLeast: 0.2, hue: 240 }
  expect(changed([0, 200, 0, 200, 0, 0], rule)).toEqual([0, 0, 200, 200, 0, 0])
})

it('recognises red at both ends of the hue circle', () => {
  const rule = { from: [350, 370] as [number, number], atLeast: 0.2, hue: 120 }
  expect(changed([200, 0, 10, 200, 10, 0], rule).slice(0, 2)).toEqual([0, 200])
  expect(changed([200, 10, 0], rule).slice(0, 2)).toEqual([0, 200])
})

it('leaves greys alone, and pixels above the saturation limit', () => {
  const rule = { from: [0, 360] as [number, number], atLeast: 0.1, atMost: 0.5, hue: 240 }
  expect(changed([90, 90, 90, 200, 10, 10], rule)).toEqual([90, 90, 90, 200, 10, 10])
})

it('mixes two rules where they meet, without keeping any of the old colour', () => {
  const [first, second] = [240, 0].map((hue) => ({
    from: [110, 130] as [number, number],
    atLeast: 0.2,
    hue,
  }))
  expect(changed([0, 200, 0], first!, second!)).toEqual([100, 0, 100])
})
