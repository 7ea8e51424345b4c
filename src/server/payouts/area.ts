import type { Area } from '../area.ts'
import { transitionUseCases } from '../lifecycle/transition-use-cases.ts'
import { payout } from './payout.ts'
import { personalData } from './personal-data.ts'
import { reconcilePayouts } from './tasks/reconcile-payouts.ts'
import { requestWeeklyPayouts } from './tasks/request-weekly-payouts.ts'
import { reviewPayoutAccounts } from './tasks/review-payout-accounts.ts'
import { sendPayout } from './tasks/send-payout.ts'
import { sendReturnAgain } from './tasks/send-return-again.ts'
import { settlePayout } from './tasks/settle-payout.ts'
import { addPayoutMethod } from './use-cases/add-payout-method.ts'
import { blockAffiliate } from './use-cases/block-affiliate.ts'
import { changePayoutSettings } from './use-cases/change-payout-settings.ts'
import { explainDiscrepancies } from './use-cases/explain-discrepancies.ts'
import { exportPayouts } from './use-cases/export-payouts.ts'
import { getPayoutOptions } from './use-cases/get-payout-options.ts'
import { getReceipt } from './use-cases/get-receipt.ts'
import { getStatement } from './use-cases/get-statement.ts'
import { openPayoutAccount } from './use-cases/open-payout-account.ts'
import { payoutWebhook } from './use-cases/payout-webhook.ts'
import { refreshPayoutAccount } from './use-cases/refresh-payout-account.ts'
import { removePayoutMethod } from './use-cases/remove-payout-method.ts'
import { requestPayout } from './use-cases/request-payout.ts'
import { settleReturn } from './use-cases/settle-return.ts'

export const payoutsArea: Area = {
  useCases: [
    ...transitionUseCases(payout),
    addPayoutMethod,
    blockAffiliate,
    changePayoutSettings,
    explainDiscrepancies,
    exportPayouts,
    getPayoutOptions,
    getReceipt,
    getStatement,
    openPayoutAccount,
    payoutWebhook,
    refreshPayoutAccount,
    removePayoutMethod,
    requestPayout,
    settleReturn,
  ],
  tasks: [sendPayout, sendReturnAgain, settlePayout],
  jobs: [reconcilePayouts, requestWeeklyPayouts, reviewPayoutAccounts],
  personalData,
}
