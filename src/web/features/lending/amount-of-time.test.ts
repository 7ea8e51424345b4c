import { expect, it } from 'vitest'
import { amountOfTime } from './amount-of-time.ts'

it.each([
  [0, [0, 'hour']],
  [45, [45, 'minute']],
  [90, [90, 'minute']],
  [120, [2, 'hour']],
  [1_440, [1, 'day']],
  [2_160, [36, 'hour']],
])('%i minutes are %j', (minutes, amount) => {
  expect(amountOfTime(minutes)).toEqual(amount)
})
