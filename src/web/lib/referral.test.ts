// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { heldReferral, holdReferral } from './referral.ts'

const DAY_MS = 86_400_000
const NOW = Date.parse('2026-11-25T12:00:00Z')
beforeEach(() => localStorage.clear())

it('is the code of the first page seen, for thirty days', () => {
  holdReferral('https://lendaround.test/product/1?ref=anna42', NOW)
  holdReferral('https://lendaround.test/?ref=BO1234', NOW + DAY_MS)
  expect(heldReferral(NOW + DAY_MS)).toBe('ANNA42')
  expect(heldReferral(NOW + 30 * DAY_MS - 1)).toBe('ANNA42')
  expect(heldReferral(NOW + 30 * DAY_MS)).toBeUndefined()
  holdReferral('https://lendaround.test/?ref=BO1234', NOW + 31 * DAY_MS)
  expect(heldReferral(NOW + 31 * DAY_MS)).toBe('BO1234')
})

it('is nothing of what cannot be a code, nor of what others wrote there', () => {
  for (const ref of ['', 'a', 'x'.repeat(13), '<b>', 'a%20b'])
    holdReferral(`https://lendaround.test/?ref=${ref}`, NOW)
  expect(heldReferral(NOW)).toBeUndefined()
  for (const stored of ['7', '{"code":"<b>","at":1}', '{"code":"ANNA42","at":"x"}', 'nonsense']) {
    localStorage.setItem('referral', stored)
    expect(heldReferral(NOW)).toBeUndefined()
  }
})
