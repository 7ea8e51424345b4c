import { z } from 'zod'
import type { RefusalCode } from '#contract/refusals.ts'
import { explains, LISTING_REASONS, MAX_REASON_MESSAGE } from '#domain/moderation/reasons.ts'
import { type Refusal, refuse } from '#domain/result.ts'

/** Why a moderator returns or removes a listing. */
export const decisionInput = {
  reason: z.enum(LISTING_REASONS),
  message: z.string().trim().max(MAX_REASON_MESSAGE).optional(),
}

export type DecisionInput = z.output<z.ZodObject<typeof decisionInput>>

/** Refuses a reason that says nothing to the lender. */
export const reasonRefusal = ({ reason, message }: DecisionInput): Refusal<RefusalCode> | undefined =>
  explains(reason, message) ? undefined : refuse('REASON_MISSING')
