import { expect, it } from 'vitest'
import { cardOf, faultsOf } from './card-texts.ts'

const NOW = new Date('2026-11-22T12:00:00Z')
const good = { number: '4242 4242 4242 4242', expiry: '12 / 34', cvc: '123', name: 'Robin Renter' }

it('names each field that is wrong, and no other', () => {
  expect(faultsOf(good, NOW)).toEqual({})
  expect(faultsOf({ ...good, number: '4242 4242 4242 4241' }, NOW)).toEqual({ number: true })
  expect(faultsOf({ ...good, expiry: '13 / 34' }, NOW)).toEqual({ expiry: true })
  expect(faultsOf({ ...good, expiry: '10 / 26' }, NOW)).toEqual({ expired: true })
  expect(faultsOf({ ...good, cvc: '12' }, NOW)).toEqual({ cvc: true })
  expect(faultsOf({ ...good, name: ' ' }, NOW)).toEqual({ name: true })
  const all = faultsOf({ number: '', expiry: '', cvc: '', name: '' }, NOW)
  expect(Object.keys(all).sort()).toEqual(['cvc', 'expiry', 'name', 'number'])
})

it('reads what was typed, without the blanks that are for the eye', () => {
  expect(cardOf({ ...good, name: ' Robin Renter ' })).toEqual({
    number: '4242424242424242',
    expMonth: 12,
    expYear: 34,
    cvc: '123',
    name: 'Robin Renter',
  })
})
