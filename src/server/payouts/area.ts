import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { payout } from './payout.ts'
import { personalData } from './personal-data.ts'
import { requestWeeklyPayouts } from './tasks/request-weekly-payouts.ts'
import { sendPayout } from './tasks/send-payout.ts'
import { settlePayout } from './tasks/settle-payout.ts'
import { addPayoutMethod } from './use-cases/add-payout-method.ts'
import { changePayoutSettings } from './use-cases/change-payout-settings.ts'
import { exportPayouts } from './use-cases/export-payouts.ts'
import { getReceipt } from './use-cases/get-receipt.ts'
import { getStatement } from './use-cases/get-statement.ts'
import { removePayoutMethod } from './use-cases/remove-payout-method.ts'
import { requestPayout } from './use-cases/request-payout.ts'

export const payoutsArea: Area = {
  useCases: [
    ...transitionUseCases(payout),
    addPayoutMethod,
    changePayoutSettings,
    exportPayouts,
    getReceipt,
    getStatement,
    removePayoutMethod,
    requestPayout,
  ],
  tasks: [sendPayout, settlePayout],
  jobs: [requestWeeklyPayouts],
  personalData,
}
