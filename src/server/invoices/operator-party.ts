import { brand } from '#contract/brand.ts'
import type { InvoiceParty } from '#contract/invoices.ts'
import { countryOfVatId } from '#domain/invoice/vat-treatment.ts'

/** The operator as a side of an invoice; the country is that of their VAT number. */
export const operatorParty = (): InvoiceParty => ({
  name: brand.operator,
  street: brand.address,
  postalCode: '',
  city: '',
  country: countryOfVatId(brand.vatId) ?? null,
  vatId: brand.vatId ?? null,
  taxNumber: null,
})
