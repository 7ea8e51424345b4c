import { z } from 'zod'
import { CANCELLATION_POLICIES } from '#domain/booking/cancellation.ts'

const count = z.int().min(0).max(100_000)

/** What a page showed beside the price, of one line. */
export const shownTerms = z.object({
  isInstant: z.boolean(),
  cancellationPolicy: z.enum(CANCELLATION_POLICIES),
  depositCents: z.int().min(0),
  claimHours: count,
  lateGraceMinutes: count,
  latePercent: count,
  maxLateHours: count,
  refunds: z.array(z.object({ hours: count, percent: count })).max(4),
})
