import { z } from 'zod'
import { epochOf } from '#backend/db/instant.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { ClaimRow } from './claim-row.ts'
import { foreignEvidenceRefusal } from './evidence.ts'

/** The input of a side that answers a claim. */
export const answer = {
  message: z.string().trim().max(3000).default(''),
  photos: z.array(z.string().max(200)).max(10).default([]),
}
export type Answer = z.output<z.ZodObject<typeof answer>>

/** Refuses an answer after its deadline, which the clock may be about to carry out, and photos that are not the caller's. */
export async function answerRefusal(
  context: StepContext,
  row: ClaimRow,
  { photos }: Pick<Answer, 'photos'> = { photos: [] },
): Promise<Refusal<'WRONG_STATE' | 'DOCUMENT_MISSING'> | undefined> {
  if (row.due_at && epochOf(row.due_at) <= context.now.getTime())
    return refuse('WRONG_STATE', { status: 'overdue', transition: 'answer' })
  return foreignEvidenceRefusal(context.tx, row.booking_id, context.userId, photos)
}
