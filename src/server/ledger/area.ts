import type { Area } from '../area.ts'
import { followDisputes } from './follow-disputes.ts'
import { followPayments } from './follow-payments.ts'
import { personalData } from './personal-data.ts'
import { exportLedger } from './use-cases/export-ledger.ts'
import { loadTrialBalance } from './use-cases/load-trial-balance.ts'

/** Other areas post through its functions; finance reads and exports it. */
export const ledgerArea: Area = {
  useCases: [exportLedger, loadTrialBalance],
  paymentFollowers: [followPayments, followDisputes],
  personalData,
}
