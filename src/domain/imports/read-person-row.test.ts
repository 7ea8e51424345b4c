import { describe, expect, it } from 'vitest'
import { readPersonRow } from './read-person-row.ts'

const read = (change: Record<string, string>) =>
  readPersonRow({ email: 'Lena@Example.com ', name: 'Lena', ...change })

describe('a row of a person', () => {
  it('is read with its address in lower case', () => {
    expect(read({ language: 'DE', city: ' Berlin', about: 'Tools.' })).toEqual({
      row: { email: 'lena@example.com', name: 'Lena', language: 'de', city: 'Berlin', about: 'Tools.' },
      faults: [],
    })
    expect(read({}).row.language).toBeUndefined()
  })

  it.each([
    ['email-wrong', { email: '' }],
    ['email-wrong', { email: 'lena' }],
    ['email-wrong', { email: 'lena@localhost' }],
    ['email-wrong', { email: 'lena@example.com, tom@example.com' }],
    ['email-wrong', { email: 'lena@example.com\nBcc: tom@example.com' }],
    ['email-wrong', { email: `${'l'.repeat(250)}@example.com` }],
    ['name-missing', { name: ' ' }],
    ['name-wrong', { name: 'x'.repeat(81) }],
    ['name-wrong', { name: 'Win at www.example.com' }],
    ['name-wrong', { name: 'Two\nlines' }],
    ['language-missing', { language: 'it' }],
    ['city-wrong', { city: 'x'.repeat(81) }],
    ['about-long', { about: 'x'.repeat(1_001) }],
    ['cell-long', { about: 'x'.repeat(5_001) }],
  ])('is refused with %s for %j', (fault, change) => {
    expect(read(change).faults).toContain(fault)
  })
})
