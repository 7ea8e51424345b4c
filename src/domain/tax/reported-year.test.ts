import { expect, it } from 'vitest'
import { creditedIn, wholeUnits, yearOf } from './reported-year.ts'

it('fills the quarters in which there was nothing', () => {
  const nothing = { rentals: 0, creditedCents: 0, feeCents: 0 }
  const third = { rentals: 2, creditedCents: 1_700, feeCents: 300 }
  const year = yearOf([{ quarter: 3, ...third }])
  expect(year).toEqual([nothing, nothing, third, nothing])
  expect(creditedIn(year)).toBe(1_700)
})

it('reports whole units, half a unit up', () => {
  expect([0, 49, 50, 149, 150, -250].map(wholeUnits)).toEqual([0, 0, 1, 1, 2, -2])
})
