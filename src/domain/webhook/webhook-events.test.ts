import { expect, it } from 'vitest'
import { isGivenUp, pauseAfter } from './webhook-events.ts'

const DAY_MS = 86_400_000

it('waits longer after each failure and gives up after three days', () => {
  const pauses: number[] = []
  for (let tries = 1; pauseAfter(tries) !== undefined; tries++) pauses.push(pauseAfter(tries)!)
  expect(pauses).toEqual(pauses.toSorted((a, b) => a - b))
  const total = pauses.reduce((sum, pause) => sum + pause, 0) * 1_000
  expect(total / DAY_MS).toBeGreaterThan(3)
  expect(total / DAY_MS).toBeLessThan(4)
})

it.each([
  ['a first failure', 500, null, false],
  ['a failure of two days', 500, 2, false],
  ['a failure of three days', null, 3, true],
  ['an endpoint that says it is gone', 410, null, true],
] as const)('%s', (_, status, days, givenUp) => {
  expect(isGivenUp(status, days === null ? null : 0, (days ?? 0) * DAY_MS)).toBe(givenUp)
})
