import { expect, it } from 'vitest'
import { mayRemind, REMINDER_AFTER_MS } from './reminder.ts'

it.each([
  ['right away', { madeAt: 0, isReminded: false }, REMINDER_AFTER_MS - 1, false],
  ['six hours later', { madeAt: 0, isReminded: false }, REMINDER_AFTER_MS, true],
  ['a second time', { madeAt: 0, isReminded: true }, REMINDER_AFTER_MS, false],
] as const)('a lender is reminded of a request, %s: %o', (_when, request, now, expected) => {
  expect(mayRemind(request, now)).toBe(expected)
})
