import { expect, it } from 'vitest'
import { type CityNames, isNamedElsewhere } from './city-names.ts'

const NAMES: CityNames = new Map([
  ['Wien', { en: 'Vienna', fr: 'Vienne', es: 'Viena' }],
  ['Berlin', { es: 'Berlín' }],
])

it.each([
  ['Wien', 'en', true],
  ['Neubau, Wien', 'fr', true],
  ['Vienna', 'de', true],
  ['Vienne', 'es', true],
  ['Vienna', 'en', false],
  ['Wien', 'de', false],
  ['Berlin', 'fr', false],
  ['Berlín', 'de', true],
  ['Graz', 'fr', false],
] as const)('%s has another name for a reader of %s: %s', (label, language, isOther) => {
  expect(isNamedElsewhere(NAMES, label, language)).toBe(isOther)
})
