import { describe, expect, it } from 'vitest'
import { fitsWords } from './fits-words.ts'

describe('a text fits what was typed', () => {
  it.each([
    ['Vienna', ''],
    ['Vienna', 'vien'],
    ['Neukölln, Berlin', 'neuko'],
    ['Neukölln, Berlin', 'berlin neu'],
    ['Gràcia, Barcelona', 'Gracia'],
    ['Prenzlauer Berg, Berlin', 'ber'],
  ])('%s, by “%s”', (text, typed) => {
    expect(fitsWords(text, typed)).toBe(true)
  })

  it.each([
    ['Madrid', 'vien'],
    ['Neukölln, Berlin', 'kölln'],
    ['Neukölln, Berlin', 'neu hamburg'],
  ])('%s, not by “%s”', (text, typed) => {
    expect(fitsWords(text, typed)).toBe(false)
  })
})
