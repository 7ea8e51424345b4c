import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { issueFeeInvoices } from './tasks/issue-fee-invoices.ts'
import { issueRentalInvoices } from './tasks/issue-rental-invoices.ts'
import { exportFeeInvoices } from './use-cases/export-fee-invoices.ts'
import { getInvoice } from './use-cases/get-invoice.ts'
import { getMyBusiness } from './use-cases/get-my-business.ts'
import { loadFeeInvoices } from './use-cases/load-fee-invoices.ts'
import { saveMyBusiness } from './use-cases/save-my-business.ts'

/** Invoices of business lenders for their rentals, and of the platform for its fee. */
export const invoicesArea: Area = {
  useCases: [exportFeeInvoices, getInvoice, getMyBusiness, loadFeeInvoices, saveMyBusiness],
  jobs: [issueRentalInvoices, issueFeeInvoices],
  personalData,
}
