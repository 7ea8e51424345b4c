import { expect, it } from 'vitest'
import { likelyCountry } from './likely-country.ts'

it.each([
  [['fr-CH', 'de'], 'CH'],
  [['es'], 'ES'],
  [['de-AT'], 'AT'],
  // No papers from there are accepted: the next language decides.
  [['en-US', 'fr'], 'FR'],
  [['en-US'], 'DE'],
  [[], 'DE'],
])('takes papers of a browser in %j to be from %s', (languages, country) => {
  expect(likelyCountry(languages)).toBe(country)
})

it('is one of those to choose from', () => {
  expect(likelyCountry(['de', 'fr-CH'], ['AT', 'CH'])).toBe('CH')
  expect(likelyCountry(['de'], ['AT', 'CH'])).toBe('AT')
})
