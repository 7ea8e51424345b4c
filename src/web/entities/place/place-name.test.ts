import { expect, it } from 'vitest'
import { placeName } from './place-name.ts'

it.each([
  [{ neighbourhood: 'Neukölln', city: 'Berlin' }, 'Neukölln, Berlin'],
  [{ neighbourhood: '', city: 'Hamburg' }, 'Hamburg'],
  [{ neighbourhood: null, city: 'Hamburg' }, 'Hamburg'],
  [{ neighbourhood: '', city: '' }, ''],
])('%o is "%s"', (place, name) => {
  expect(placeName(place)).toBe(name)
})
