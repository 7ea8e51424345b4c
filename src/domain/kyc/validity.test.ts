import { expect, it } from 'vitest'
import { isExpired, isRenewable } from './validity.ts'

it.each([
  ['2026-11-20T23:59:59Z', false],
  ['2026-11-21T00:00:00Z', true],
])('a document of the 20th is expired at %s: %s', (at, expired) => {
  expect(isExpired('2026-11-20', Date.parse(at))).toBe(expired)
})

it.each([
  ['2026-10-21T23:59:59Z', false],
  ['2026-10-22T00:00:00Z', true],
  ['2027-01-01T00:00:00Z', true],
])('a document of 20 November can be renewed at %s: %s', (at, renewable) => {
  expect(isRenewable('2026-11-20', Date.parse(at))).toBe(renewable)
})

it('a document without an end is never renewed', () => {
  expect(isRenewable(null, Date.parse('2027-01-01T00:00:00Z'))).toBe(false)
})
