import { expect, it } from 'vitest'
import { countryOfVatId, vatOfFee, vatOfRental } from './vat-treatment.ts'

const operator = { vatId: 'DE136695976', percent: 19 }
const outside = { category: 'O', percent: 0 }
const own = { category: 'S', percent: 19 }

it.each([
  ['a private person', null, own],
  ['a business of the same country', { country: 'DE', vatId: 'DE136695976' }, own],
  [
    'a business elsewhere in the Union',
    { country: 'FR', vatId: 'FR40303265045' },
    { category: 'AE', percent: 0 },
  ],
  ['a small business elsewhere in the Union', { country: 'FR', vatId: null }, own],
  ['a business outside the Union', { country: 'CH', vatId: 'CHE100155212' }, outside],
])('charges %s the VAT that they owe to the operator', (_, lender, treatment) => {
  expect(vatOfFee(operator, lender)).toEqual(treatment)
})

it('charges none without a VAT number of its own', () => {
  expect(vatOfFee({ percent: 0 }, null)).toEqual(outside)
})

it('has the rate of the lender’s country in a rental, or none for a small business', () => {
  expect(vatOfRental('FI', true)).toEqual({ category: 'S', percent: 25.5 })
  expect(vatOfRental('FI', false)).toEqual({ category: 'E', percent: 0 })
})

it('knows the country of a VAT number, also where its prefix is another', () => {
  expect(['EL123456783', 'CHE100155212', 'XX1', undefined].map(countryOfVatId)).toEqual([
    'GR',
    'CH',
    undefined,
    undefined,
  ])
})
