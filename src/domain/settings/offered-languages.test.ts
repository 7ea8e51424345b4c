import { afterEach, expect, it } from 'vitest'
import { isOffered, mainLanguage, offeredAmong } from './offered-languages.ts'
import { setTerms } from './terms.ts'

afterEach(() => setTerms({}))

it('offers all languages unless the operator chose some', () => {
  expect(['en', 'de', 'es', 'fr'].every(isOffered)).toBe(true)
  expect(isOffered('it')).toBe(false)
  setTerms({ languages: ['de', 'fr'] })
  expect(['en', 'de', 'es', 'fr'].filter(isOffered)).toEqual(['de', 'fr'])
})

it('takes the first language that is offered, and otherwise the first of the list', () => {
  setTerms({ languages: ['fr', 'de'] })
  expect(offeredAmong(['en', undefined, 'de', 'fr'])).toBe('de')
  expect(offeredAmong(['en', null, 'klingon'])).toBe('fr')
  expect(mainLanguage()).toBe('fr')
})
