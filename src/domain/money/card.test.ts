import { describe, expect, it } from 'vitest'
import { brandOf, cardFault, formatCardNumber, formatExpiry, readExpiry } from './card.ts'

const now = new Date('2026-11-21T10:00:00Z')
const card = { number: '4242 4242 4242 4242', expMonth: 11, expYear: 26, cvc: '123' }

describe('cardFault', () => {
  it('finds nothing wrong with a good card, in its last month too', () => {
    expect(cardFault(card, now)).toBeUndefined()
    expect(cardFault({ ...card, expYear: 2026 }, now)).toBeUndefined()
    expect(cardFault({ ...card, number: '3782-822463-10005', cvc: '1234' }, now)).toBeUndefined()
  })

  it.each([
    ['number', { number: '4242 4242 4242 4241' }],
    ['number', { number: '4242' }],
    ['number', { number: '4242 4242 4242 424x' }],
    ['number', { number: '' }],
    ['expiry', { expMonth: 13 }],
    ['expiry', { expMonth: 0 }],
    ['expiry', { expYear: 2100 }],
    ['expired', { expMonth: 10 }],
    ['expired', { expYear: 25 }],
    ['cvc', { cvc: '12' }],
    ['cvc', { cvc: '1234' }],
    ['cvc', { cvc: '12a' }],
    ['cvc', { number: '378282246310005', cvc: '123' }],
  ])('finds fault with the %s of %j', (fault, change) => {
    expect(cardFault({ ...card, ...change }, now)).toBe(fault)
  })
})

it('brandOf knows the networks', () => {
  const brands = ['4242424242424242', '5555555555554444', '378282246310005', '3566002020360505'].map(brandOf)
  expect(brands).toEqual(['visa', 'mastercard', 'amex', 'jcb'])
})

describe('what is typed', () => {
  it.each([
    ['4242424242424242', '4242 4242 4242 4242'],
    ['4242-42', '4242 42'],
    ['378282246310005', '3782 822463 10005'],
    ['37828224', '3782 8224'],
    ['', ''],
    ['abc', ''],
  ])('of a card number, %s, is shown as %s', (typed, shown) => expect(formatCardNumber(typed)).toBe(shown))

  it.each([
    ['1', '1'],
    ['12', '12'],
    ['123', '12 / 3'],
    ['1230', '12 / 30'],
    ['5', '05'],
    ['0530', '05 / 30'],
    ['12/2030', '12 / 30'],
    ['12 / 30', '12 / 30'],
    ['12 /', '12 / '],
  ])('of an expiry, %s, is shown as %s', (typed, shown) => expect(formatExpiry(typed)).toBe(shown))

  it('of an expiry is read as month and year', () => {
    expect(readExpiry('05 / 30')).toEqual({ expMonth: 5, expYear: 30 })
    expect(readExpiry('05 / 3')).toEqual({ expMonth: 5, expYear: Number.NaN })
    expect(readExpiry('')).toEqual({ expMonth: Number.NaN, expYear: Number.NaN })
  })
})
