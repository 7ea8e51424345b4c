import { expect, test } from 'vitest'
import { contentRange, rangeStatus, requestedRange } from './range.ts'

test.each([
  [undefined, null, { offset: 0, limit: null }],
  [{ offset: 5, limit: null }, null, { offset: 5, limit: null }],
  [{ offset: 5, limit: 0 }, null, { offset: 5, limit: 0 }],
  [{ offset: -3, limit: 2 }, null, { offset: 0, limit: 2 }],
  [undefined, '0-4', { offset: 0, limit: 5 }],
  [undefined, '3-', { offset: 3, limit: null }],
  [{ offset: 2, limit: 10 }, '4-5', { offset: 4, limit: 2 }],
  [{ offset: 2, limit: 2 }, '0-100', { offset: 2, limit: 2 }],
  [undefined, 'nonsense', { offset: 0, limit: null }],
])('%j within the header %j', (query, header, expected) => {
  expect(requestedRange(query, header)).toEqual(expected)
})

test.each([
  [{ offset: 0, limit: -1 }, null],
  [undefined, '5-2'],
  [{ offset: 9, limit: 1 }, '0-3'],
])('%j within the header %j cannot be', (query, header) => {
  expect(() => requestedRange(query, header)).toThrow('Requested range not satisfiable')
})

test.each([
  [0, 3, null, '0-2/*', 200],
  [0, 3, 3, '0-2/3', 200],
  [1, 2, 9, '1-2/9', 206],
  [0, 0, null, '*/*', 200],
  [0, 0, 0, '*/0', 200],
  [5, 0, 5, '*/5', 206],
  [6, 0, 5, '*/5', 416],
] as const)('from %i, %i rows of %s', (from, rows, total, range, status) => {
  expect([contentRange(from, rows, total), rangeStatus(from, rows, total)]).toEqual([range, status])
})
