import { expect, it } from 'vitest'
import { nextInQueue } from './next-in-queue.ts'

it('goes on with the next, and at the end with the first', () => {
  expect(nextInQueue(['a', 'b', 'c'], 'a')).toBe('b')
  expect(nextInQueue(['a', 'b', 'c'], 'c')).toBe('a')
  expect(nextInQueue(['a'], 'a')).toBeUndefined()
  expect(nextInQueue([], 'a')).toBeUndefined()
  // Decided by another moderator meanwhile.
  expect(nextInQueue(['b', 'c'], 'a')).toBe('b')
})
