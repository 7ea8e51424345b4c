import { expect, it } from 'vitest'
import { readScannedCode } from './read-scanned-code.ts'

const ID = '0f0e0d0c-0b0a-4908-8706-050403020100'
const link = `https://lendaround.example/dashboard/customers/${ID}`

it('finds the digits in the link of this booking', () => {
  expect(readScannedCode(`${link}?code=123456`, ID)).toBe('123456')
})

it.each([
  ['no link at all', '123456'],
  ['another booking', `${link.replace('0f0e', 'ffff')}?code=123456`],
  ['no digits', link],
  ['too many digits', `${link}?code=1234567`],
  ['letters', `${link}?code=12345a`],
])('finds nothing in %s', (_, text) => {
  expect(readScannedCode(text, ID)).toBeUndefined()
})
