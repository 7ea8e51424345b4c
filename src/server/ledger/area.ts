import type { Area } from '../area.ts'
import { followPayments } from './follow-payments.ts'
import { personalData } from './personal-data.ts'

/** Other areas post through its functions; it has no endpoint. */
export const ledgerArea: Area = { paymentFollowers: [followPayments], personalData }
