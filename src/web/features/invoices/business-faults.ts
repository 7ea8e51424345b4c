import type { LenderBusiness } from '#contract/invoices.ts'
import { readVatId } from '#domain/kyc/vat-id.ts'
import { readTaxNumber } from '#domain/tax/tax-number.ts'

export type BusinessFault = 'missing' | 'vat-invalid' | 'vat-missing' | 'tax-invalid' | 'tax-missing'
export type BusinessFaults = Partial<Record<keyof LenderBusiness, BusinessFault>>

/** What is wrong with a business as it was typed, by field. */
export function businessFaults(business: LenderBusiness): BusinessFaults {
  const faults: BusinessFaults = {}
  for (const field of ['name', 'street', 'postalCode', 'city'] as const)
    if (business[field].trim() === '') faults[field] = 'missing'
  const { country, vatId, taxNumber, chargesVat } = business
  if (vatId && !readVatId(country, vatId)) faults.vatId = 'vat-invalid'
  else if (chargesVat && !vatId) faults.vatId = 'vat-missing'
  if (taxNumber && !readTaxNumber(taxNumber)) faults.taxNumber = 'tax-invalid'
  else if (!chargesVat && !vatId && !taxNumber) faults.taxNumber = 'tax-missing'
  return faults
}
