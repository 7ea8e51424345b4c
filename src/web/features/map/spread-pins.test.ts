import { describe, expect, it } from 'vitest'
import type { Pin } from '#contract/search-answer.ts'
import { spreadPins } from './spread-pins.ts'

describe('pins on the same spot', () => {
  it('stand apart, near where they were, and in the same order', () => {
    const pins: Pin[] = [
      ['a', 13.4, 52.5, 100],
      ['b', 13.4, 52.5, 200],
      ['c', 13.4, 52.5, 300],
    ]
    const spread = spreadPins(pins)
    expect(spread.map(([id, , , cents]) => [id, cents])).toEqual(pins.map(([id, , , cents]) => [id, cents]))
    expect(new Set(spread.map(([, longitude, latitude]) => `${longitude},${latitude}`)).size).toBe(3)
    for (const [, longitude, latitude] of spread) {
      expect(Math.abs(longitude - 13.4)).toBeLessThan(0.0015)
      expect(Math.abs(latitude - 52.5)).toBeLessThan(0.001)
    }
  })

  it('stay where they are when they are alone', () => {
    const pins: Pin[] = [
      ['a', 13.4, 52.5, 100],
      ['b', 13.41, 52.5, 200],
    ]
    expect(spreadPins(pins)).toEqual(pins)
  })
})
