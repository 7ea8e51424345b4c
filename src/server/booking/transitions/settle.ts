import { postRelease } from '#server/ledger/post-release.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { requestDepositRelease } from '#server/money/decide-deposit.ts'
import type { BookingRow } from '../booking-row.ts'

/** The last claim on a rental is final: the lender's money is released, and what no claim took of the deposit is given back. */
export const settle = step<BookingRow>()({
  name: 'settle',
  async effects({ tx, deps, now }, { id }) {
    await postRelease(tx, id, now)
    await requestDepositRelease(tx, deps, id)
    return undefined
  },
})
