import { expect, it } from 'vitest'
import { addressLine, MAX_ADDRESS, readAddress } from './postal-address.ts'

const home = { street: 'Weserstraße 7', postalCode: '12047', city: 'Berlin' }

it('keeps an address in one line, and nothing while a part is missing', () => {
  expect(addressLine(home)).toBe('Weserstraße 7, 12047 Berlin')
  expect(addressLine({ ...home, street: ' Weserstraße 7 ' })).toBe('Weserstraße 7, 12047 Berlin')
  expect(addressLine({ ...home, city: ' ' })).toBe('')
  expect(addressLine({ ...home, street: 'a'.repeat(400) })).toHaveLength(MAX_ADDRESS)
})

it('reads its own lines back, and no others', () => {
  expect(readAddress(addressLine(home))).toEqual(home)
  const wordy = { street: 'Calle Mayor 3, 2º B', postalCode: '28013', city: 'San Lorenzo' }
  expect(readAddress(addressLine(wordy))).toEqual(wordy)
  expect(readAddress('at the corner')).toBeUndefined()
  expect(readAddress('')).toBeUndefined()
})
