import { expect, it } from 'vitest'
import { OCCASIONS } from '../occasions/occasions.ts'
import { THINGS } from './all-things.ts'
import { HINTS, hintsOf } from './hints.ts'

it('hints at things that are known, in plain words of four languages', () => {
  for (const [thing, words] of HINTS) {
    expect([thing, THINGS.has(thing)]).toEqual([thing, true])
    expect([thing, words.length]).toEqual([thing, 4])
    for (const word of words.flat()) expect(word).toMatch(/^[a-z0-9]{2,}$/)
  }
})

it('hints at one occasion for each thing', () => {
  const hinted = OCCASIONS.filter((occasion) => hintsOf(occasion, 'en').length > 0)
  expect(hinted.length).toBeGreaterThan(350)
  expect(new Set(hinted.map(({ things }) => things[0])).size).toBe(hinted.length)
})
