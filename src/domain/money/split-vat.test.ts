import { expect, it } from 'vitest'
import { splitVat } from './split-vat.ts'

it('takes VAT out of an amount without losing a cent', () => {
  expect(splitVat(1_190, 19)).toEqual({ netCents: 1_000, vatCents: 190 })
  expect(splitVat(100, 19)).toEqual({ netCents: 84, vatCents: 16 })
  expect(splitVat(100, 0)).toEqual({ netCents: 100, vatCents: 0 })
  for (let cents = 0; cents < 500; cents++) {
    const { netCents, vatCents } = splitVat(cents, 21)
    expect(netCents + vatCents).toBe(cents)
  }
})

it('rounds half a cent and more of the net amount up', () => {
  expect(splitVat(3, 19)).toEqual({ netCents: 3, vatCents: 0 })
  expect(splitVat(101, 100)).toEqual({ netCents: 51, vatCents: 50 })
})
