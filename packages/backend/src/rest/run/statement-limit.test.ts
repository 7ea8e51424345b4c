import { expect, it } from 'vitest'
import { statementLimit } from './transaction.ts'

it.each([
  ['3000', 3_000],
  ['3s', 3_000],
  ['1.5 min', 90_000],
  ['2h', 7_200_000],
  ['250ms', 250],
  ['100us', 1],
  ['0', 0],
])('%s is %i ms', (text, ms) => {
  expect(statementLimit(text)).toBe(ms)
})

it('goes by the first that is set', () => {
  expect(statementLimit(undefined, '2s', '9s')).toBe(2_000)
  expect(statementLimit(undefined, undefined)).toBeUndefined()
})
