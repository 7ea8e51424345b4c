import type { Area } from '../area.ts'
import { personalData } from './personal-data.ts'
import { followTaxRequests } from './tasks/follow-tax-requests.ts'
import { askForTaxNumbers } from './use-cases/ask-for-tax-numbers.ts'
import { exportTaxReport } from './use-cases/export-tax-report.ts'
import { getMyTax } from './use-cases/get-my-tax.ts'
import { loadTaxReport } from './use-cases/load-tax-report.ts'
import { saveTaxNumber } from './use-cases/save-tax-number.ts'

/** What platforms report to the tax office about their lenders. */
export const taxArea: Area = {
  useCases: [askForTaxNumbers, exportTaxReport, getMyTax, loadTaxReport, saveTaxNumber],
  jobs: [followTaxRequests],
  personalData,
}
