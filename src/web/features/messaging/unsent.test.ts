import { describe, expect, it } from 'vitest'
import { NOTHING_UNSENT, parseUnsent, withUnsent } from './unsent.ts'

describe('what was not sent yet', () => {
  it('is kept by conversation, and gone once it is empty', () => {
    const two = withUnsent(withUnsent(NOTHING_UNSENT, 'a', 'Hello'), 'b', 'Hi')
    expect(two).toEqual({ a: 'Hello', b: 'Hi' })
    expect(withUnsent(two, 'a', '')).toEqual({ b: 'Hi' })
  })

  it('is kept of the twenty conversations that were written to last', () => {
    let unsent = NOTHING_UNSENT
    for (let n = 0; n < 25; n++) unsent = withUnsent(unsent, `c${n}`, 'x')
    unsent = withUnsent(unsent, 'c5', 'y')
    expect(Object.keys(unsent)).toHaveLength(20)
    expect(Object.keys(unsent).at(-1)).toBe('c5')
    expect(unsent).not.toHaveProperty('c6', 'y')
  })

  it('is nothing where browser storage holds something else', () => {
    for (const odd of [null, 'x', 3, ['a']]) expect(parseUnsent(odd)).toBeUndefined()
    expect(parseUnsent({ a: 'x', b: 3 })).toEqual({ a: 'x' })
  })
})
