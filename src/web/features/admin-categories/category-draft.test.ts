import { afterEach, expect, it } from 'vitest'
import { setTerms } from '#domain/settings/terms.ts'
import { allNamed, unnamedLanguages } from './category-draft.ts'

const names = { en: '', de: 'Werkzeug', es: 'Herramientas', fr: '' }
afterEach(() => setTerms({}))

it('needs a name in each language that the site offers', () => {
  expect(unnamedLanguages({ names })).toEqual(['en', 'fr'])
  setTerms({ languages: ['de', 'fr'] })
  expect(unnamedLanguages({ names })).toEqual(['fr'])
})

it('has the name of the main language where the site does not offer one, and keeps what was written', () => {
  setTerms({ languages: ['de', 'fr'] })
  expect(allNamed(names)).toEqual({ en: 'Werkzeug', de: 'Werkzeug', es: 'Herramientas', fr: '' })
})
