import { expect, it } from 'vitest'
import { depositShareCents } from './returned-share.ts'

it('belongs to the units in equal shares, a rest of cents to the last one', () => {
  const rental = { depositCents: 10_000, quantity: 3 }
  expect(depositShareCents(rental, 1)).toBe(3_333)
  expect(depositShareCents(rental, 2)).toBe(6_666)
})
