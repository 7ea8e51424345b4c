import { expect, it } from 'vitest'
import { businessFaults } from './business-faults.ts'

const whole = {
  name: 'Werkzeug GmbH',
  street: 'Weg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  chargesVat: true,
  vatId: 'DE 136695976',
  taxNumber: null,
}

it.each([
  ['nothing in what is whole', {}, {}],
  ['what is empty', { street: ' ' }, { street: 'missing' }],
  ['a VAT number of another country', { country: 'AT' }, { vatId: 'vat-invalid' }],
  ['VAT without a number', { vatId: null }, { vatId: 'vat-missing' }],
  ['a small business without any number', { vatId: null, chargesVat: false }, { taxNumber: 'tax-missing' }],
  ['a tax number that is none', { taxNumber: 'no' }, { taxNumber: 'tax-invalid' }],
])('finds %s', (_, change, faults) => {
  expect(businessFaults({ ...whole, ...change })).toEqual(faults)
})
