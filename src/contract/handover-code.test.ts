import { expect, it } from 'vitest'
import { handoverCode, isHandoverCode } from './handover-code.ts'

const SECRET = '00112233445566778899aabbccddeeff'
const now = Date.UTC(2026, 10, 22, 10, 0, 5)

it('shows six digits that change every half minute', () => {
  expect(handoverCode(SECRET, now)).toMatch(/^\d{6}$/)
  expect(handoverCode(SECRET, now)).toBe(handoverCode(SECRET, now + 20_000))
  expect(handoverCode(SECRET, now)).not.toBe(handoverCode(SECRET, now + 30_000))
})

it('accepts the code of a clock that is half a minute off, and no older one', () => {
  const code = handoverCode(SECRET, now)
  for (const offset of [-30_000, 0, 30_000]) expect(isHandoverCode(SECRET, code, now + offset)).toBe(true)
  for (const offset of [-90_000, 90_000]) expect(isHandoverCode(SECRET, code, now + offset)).toBe(false)
  expect(isHandoverCode(SECRET.replace('00', '01'), code, now)).toBe(false)
  expect(isHandoverCode(SECRET, '', now)).toBe(false)
})
