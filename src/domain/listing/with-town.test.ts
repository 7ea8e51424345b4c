import { expect, it } from 'vitest'
import { withTown } from './with-town.ts'

it.each([
  ['Kaistraße 12', 'Hamburg', 'Kaistraße 12, Hamburg'],
  ['Wrangelstraße 84, 10997 Berlin', 'Berlin', 'Wrangelstraße 84, 10997 Berlin'],
  ['Kaistraße 12, 20457 HAMBURG', 'Hamburg', 'Kaistraße 12, 20457 HAMBURG'],
  ['Kaistraße 12', '', 'Kaistraße 12'],
  ['', 'Hamburg', ''],
])('%s in %s is %s', (street, town, address) => {
  expect(withTown(street, town)).toBe(address)
})
