import { expect, it } from 'vitest'
import { explains } from './reasons.ts'

it('requires a message where the reason alone says nothing', () => {
  expect(explains('pictures', undefined)).toBe(true)
  expect(explains('other', undefined)).toBe(false)
  expect(explains('other', '  ')).toBe(false)
  expect(explains('other', 'The serial number is missing.')).toBe(true)
})
