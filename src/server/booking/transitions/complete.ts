import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { REPORT_MS } from '#domain/booking/handover.ts'
import { refuse } from '#domain/result.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { requestDepositRelease } from '#server/money/decide-deposit.ts'
import type { BookingRow } from '../booking-row.ts'

/**
 * No problem was reported within 48 hours of the return, or an admin did not wait for that: the lender's money and the
 * renter's deposit are released.
 */
export const complete = step<BookingRow>()({
  name: 'complete',
  input: { isEarly: z.boolean().optional() },
  guard: ({ now }, { status, returned_at }, { isEarly }) =>
    isEarly || (returned_at && epochOf(returned_at) + REPORT_MS <= now.getTime())
      ? undefined
      : refuse('WRONG_STATE', { status, transition: 'complete' }),
  async effects({ tx, deps, now }, { id }) {
    await postRelease(tx, id, now)
    await requestDepositRelease(tx, deps, id)
    return undefined
  },
})
