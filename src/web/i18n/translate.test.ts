import { describe, expect, it, vi } from 'vitest'
import type { MessageKey } from './message-key.ts'
import { createTranslate } from './translate.ts'

const key = (text: string) => text as MessageKey
const messages = {
  'a.hello': 'Hello {{name}}, {{name}} again',
  'a.lines_one': '{{count}} line',
  'a.lines_other': '{{count}} lines',
}

describe('a translate function', () => {
  const t = createTranslate('en', messages)

  it('fills every placeholder that has a value and leaves the others to be seen', () => {
    expect(t(key('a.hello'), { name: 'Mia' })).toBe('Hello Mia, Mia again')
    expect(t(key('a.hello'), { other: 1 })).toBe('Hello {{name}}, {{name}} again')
  })

  it('chooses the plural form by the rules of the language', () => {
    expect(t(key('a.lines'), { count: 1 })).toBe('1 line')
    expect(t(key('a.lines'), { count: 0 })).toBe('0 lines')
    const french = createTranslate('fr', messages)
    expect(french(key('a.lines'), { count: 0 })).toBe('0 line')
    expect(french(key('a.lines'), { count: 1_000_000 })).toBe('1000000 lines')
  })

  it('finds the messages of its parent, its own first', () => {
    const inner = createTranslate('en', { 'b.own': 'own', 'a.hello': 'Hi {{name}}' }, t)
    expect(inner(key('b.own'))).toBe('own')
    expect(inner(key('a.hello'), { name: 'Jo' })).toBe('Hi Jo')
    expect(inner(key('a.lines'), { count: 2 })).toBe('2 lines')
  })

  it('says which message is missing, and shows its key', () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(t(key('a.nothing'))).toBe('a.nothing')
    expect(complain).toHaveBeenCalledWith('No message for a.nothing in en')
    complain.mockRestore()
  })

  it('answers undefined for an optional message that is not there', () => {
    expect(t.optional('errors.NEVER_HEARD_OF')).toBeUndefined()
  })
})
