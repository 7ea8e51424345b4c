import { expect, it } from 'vitest'
import { personTagKey, personTagOf } from './person-tags.ts'

it.each([
  ['  VIP ', 'VIP'],
  ['Late   payer', 'Late payer'],
  ['Stamm-Kundin', 'Stamm-Kundin'],
  ['2nd try', '2nd try'],
  ['Cafe\u0301', 'Café'],
  ['x'.repeat(30), 'x'.repeat(30)],
])('%o is the tag %o', (words, tag) => {
  expect(personTagOf(words)).toBe(tag)
})

it.each(['', 'a', ' a ', 'x'.repeat(31), 'a/b', '<b>', '-a-', 'a - b', 'a, b', '👍👍', 'a\u202eb'])(
  '%o is no tag',
  (words) => {
    expect(personTagOf(words)).toBeUndefined()
  },
)

it('knows a tag by its letters, however they are written', () => {
  expect(personTagKey('VIP Über')).toBe(personTagKey('vip ÜBER'))
})
