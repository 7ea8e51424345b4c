import { expect, it } from 'vitest'
import { type CityNames, cityIn, inCityOf, isNamedElsewhere } from './city-names.ts'

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

it('calls a town as readers of the language do, and leaves what it does not know', () => {
  const names: CityNames = new Map([['Wien', { en: 'Vienna', fr: 'Vienne' }]])
  expect(cityIn(names, 'Wien', 'en')).toBe('Vienna')
  expect(cityIn(names, 'Wien', 'de')).toBe('Wien')
  expect(cityIn(names, 'Sankt Pölten', 'fr')).toBe('Sankt Pölten')
  expect(inCityOf(names, { id: 1, city: 'Wien' }, 'fr')).toEqual({ id: 1, city: 'Vienne' })
})
