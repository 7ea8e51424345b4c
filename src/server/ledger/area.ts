import type { Area } from '../area.ts'
import { followDisputes } from './follow-disputes.ts'
import { followPayments } from './follow-payments.ts'
import { personalData } from './personal-data.ts'

/** Other areas post through its functions; it has no endpoint. */
export const ledgerArea: Area = { paymentFollowers: [followPayments, followDisputes], personalData }
