import { expect, it } from 'vitest'
import { loadContent } from '../content/load-content.ts'
import { catalogueOf } from './catalogue.ts'
import { PUBLIC_FEATURES } from './features.ts'
import { typeset } from './typeset.ts'

const TORN = / [?!:;»]|« /

it('French punctuation stays on the line of what it follows', () => {
  expect(typeset('Que cherchez-vous ? « Vélo » : 3', 'fr')).toBe(
    'Que cherchez-vous\u202f? «\u202fVélo\u202f»\u00a0: 3',
  )
  expect(typeset('Lose Zeichen : bleiben', 'de')).toBe('Lose Zeichen : bleiben')
})

it('so it does in what pages show', async () => {
  const catalogue = catalogueOf('fr', ['public'])
  expect(Object.keys(JSON.parse(catalogue)).length).toBeGreaterThan(PUBLIC_FEATURES.length)
  expect(catalogue).not.toMatch(TORN)
  expect(JSON.stringify(await loadContent('help-center', 'fr'))).not.toMatch(TORN)
})
