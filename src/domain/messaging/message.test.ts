import { describe, expect, it } from 'vitest'
import { excerptOf, tidyMessage } from './message.ts'

describe('a message as it is kept', () => {
  it('has one kind of line break and never two empty lines in a row', () => {
    expect(tidyMessage('Hello\r\n\r\n\r\n\r\nBye\rnow')).toBe('Hello\n\nBye\nnow')
  })

  it('has nothing around it and no other control characters', () => {
    expect(tidyMessage(' \n a\tb\u0000\u001b[31m\u0085 \n')).toBe('a b[31m')
    expect(tidyMessage('\u0007 \n')).toBe('')
  })

  it('is empty where there is nothing to see', () => {
    expect(tidyMessage('\u200b \u2060\ufe0f\u3164\u2800\n\u00ad')).toBe('')
  })

  it('cannot change the direction of the text around it', () => {
    expect(tidyMessage('pay \u202e001\u202c \u2066now\u2069')).toBe('pay 001 now')
  })

  it('keeps what other writing systems and emoji are made of', () => {
    const text = 'Grüße 👩‍👧 مرحبا \u200fعليكم\u200f'
    expect(tidyMessage(text)).toBe(text)
  })
})

describe('the beginning of a message', () => {
  it('is one line', () => {
    expect(excerptOf('Hello\n\nis it  loud?')).toBe('Hello is it loud?')
  })

  it('is cut between characters, never through one', () => {
    expect(excerptOf('👍👍👍👍', 3)).toBe('👍👍…')
    expect(excerptOf('abc', 3)).toBe('abc')
  })
})
