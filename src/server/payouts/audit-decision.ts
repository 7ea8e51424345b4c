import { recordAction } from '#server/administration/record-action.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import type { PayoutRow } from './payout-row.ts'

/** Notes in the audit log who decided what about a payout. */
export const auditDecision = (
  { tx, userId, now }: StepContext,
  { id, number, user_id: subjectId, amount_cents: amountCents }: PayoutRow,
  action: string,
  reason?: string,
): Promise<void> =>
  recordAction(tx, {
    actorId: userId!,
    action,
    subjectId,
    details: { payoutId: id, number, amountCents, ...(reason && { reason }) },
    at: now,
  })
