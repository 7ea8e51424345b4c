import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { refuse } from '#domain/result.ts'
import { postRelease } from '#server/ledger/post-release.ts'
import { step } from '#server/lifecycle/lifecycle.ts'
import { requestDepositRelease } from '#server/money/decide-deposit.ts'
import { agreedTerms } from '../agreed-terms.ts'
import type { BookingRow } from '../booking-row.ts'

const HOUR_MS = 3_600_000

/**
 * No problem was reported within the agreed hours after the return, or an admin did not wait for that: the lender's money and the
 * renter's deposit are released.
 */
export const complete = step<BookingRow>()({
  name: 'complete',
  input: { isEarly: z.boolean().optional() },
  guard: ({ now }, { status, returned_at, ...row }, { isEarly }) =>
    isEarly || (returned_at && epochOf(returned_at) + agreedTerms(row).claimHours * HOUR_MS <= now.getTime())
      ? undefined
      : refuse('WRONG_STATE', { status, transition: 'complete' }),
  async effects({ tx, deps, now }, { id }) {
    await postRelease(tx, id, now)
    await requestDepositRelease(tx, deps, id)
    return undefined
  },
})
