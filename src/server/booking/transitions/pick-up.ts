import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { isHandoverCode } from '#contract/handover-code.ts'
import { mayPickUp } from '#domain/booking/handover.ts'
import { refuse } from '#domain/result.ts'
import { postPickUp } from '#server/ledger/post-pick-up.ts'
import { type StepContext, step } from '#server/lifecycle/lifecycle.ts'
import type { BookingRow } from '../booking-row.ts'
import { hasOpenClaim } from '../has-open-claim.ts'
import { mailHandover } from '../mails/mail-handover.ts'
import { refuseWrongStatement, saveStatement, statement } from '../state-handover.ts'

/**
 * The item goes to the renter: its price is owed to the lender from now on, so the lender needs the renter's code,
 * while the renter's own word is enough. Without its deposit only the lender, who sees that, can hand it over.
 */
export const pickUp = step<BookingRow>()({
  name: 'pick_up',
  input: {
    ...statement,
    code: z
      .string()
      .regex(/^\d{6}$/)
      .optional(),
  },
  // Three of a million codes are right at any time: at one try a second a lender finds one in four days.
  tries: { requests: 10, seconds: 3_600 },
  async guard(context, row, input) {
    const { now, role } = context
    if (!mayPickUp({ start: epochOf(row.start_date), end: epochOf(row.end_date) }, now.getTime())) {
      return refuse('HANDOVER_TOO_EARLY', { from: row.start_date })
    }
    if (await hasOpenClaim(context.tx, row.id)) return refuse('CLAIM_OPEN')
    if (role === 'owner' && !(await isRentersCode(context, row, input.code)))
      return refuse('HANDOVER_CODE_WRONG')
    if (role === 'renter' && input.code !== undefined) return refuse('BAD_INPUT', { field: 'code' })
    if (role === 'renter' && (await lacksDeposit(context, row))) return refuse('DEPOSIT_NOT_HELD')
    return refuseWrongStatement(context, row, input)
  },
  async effects(context, row, input) {
    const stated = await saveStatement(context, row, 'pick_up', input, context.role === 'owner')
    await postPickUp(context.tx, row, context.now)
    await mailHandover(context.tx, context.deps.config.siteUrl, row, 'picked-up')
    return stated
  },
})

async function lacksDeposit({ tx }: StepContext, { id }: BookingRow): Promise<boolean> {
  const deposit = await tx
    .selectFrom('deposits')
    .select('status')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  return deposit !== undefined && deposit.status !== 'held'
}

async function isRentersCode({ tx, now }: StepContext, { id }: BookingRow, code: string | undefined) {
  const secret = await tx
    .selectFrom('booking_codes')
    .select('code')
    .where('booking_id', '=', id)
    .executeTakeFirst()
  return secret !== undefined && code !== undefined && isHandoverCode(secret.code, code, now.getTime())
}
