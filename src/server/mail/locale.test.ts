import { describe, expect, it } from 'vitest'
import { pickLocale } from './locale.ts'

describe('the language of a mail', () => {
  it.each([
    [['de'], 'de'],
    [['de-AT'], 'de'],
    [['it', 'fr-CH, en;q=0.8'], 'fr'],
    [[undefined, 'ES'], 'es'],
    [['pt', 'ja'], 'en'],
    [[], 'en'],
  ])('of %j is %s', (preferences, locale) => {
    expect(pickLocale(...preferences)).toBe(locale)
  })
})
