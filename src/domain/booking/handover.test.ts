import { expect, it } from 'vitest'
import { mayPickUp } from './handover.ts'

it('hands over from an hour before the start until the end', () => {
  const rental = { start: 10_000_000, end: 20_000_000 }
  const hour = 3_600_000
  expect(mayPickUp(rental, rental.start - hour - 1)).toBe(false)
  expect(mayPickUp(rental, rental.start - hour)).toBe(true)
  expect(mayPickUp(rental, rental.end - 1)).toBe(true)
  expect(mayPickUp(rental, rental.end)).toBe(false)
})
