import { epochOf } from '#backend/db/instant.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { BookingRow } from './booking-row.ts'

/** Refuses an answer that comes after its deadline, which the clock may be about to carry out. */
export const refuseOverdue = (
  { request_expires_at }: BookingRow,
  now: Date,
): Refusal<'WRONG_STATE'> | undefined =>
  request_expires_at && epochOf(request_expires_at) <= now.getTime()
    ? refuse('WRONG_STATE', { status: 'expired', transition: 'accept' })
    : undefined
