import { expect, it } from 'vitest'
import { hasPhoneNumber } from './has-phone-number.ts'

it.each([
  '0171 2345678',
  '+49 (171) 234-56-78',
  'call 030/1234567 please',
  '612 345 678',
  '06 12 34 56 78',
  '0049.171.2345678',
])('"%s" has a phone number', (text) => {
  expect(hasPhoneNumber(text)).toBe(true)
})

it.each([
  'Carpet cleaner',
  'Beamer, 1080p, 3000 Lumen',
  'from 24.12.2026 to 26.12.2026',
  '2026-12-24 or 24/12/26',
  'Tent for 4, 10 to 12 June 2027',
  '1000-2000 Watt',
  '0.5 l',
])('"%s" has none', (text) => {
  expect(hasPhoneNumber(text)).toBe(false)
})
