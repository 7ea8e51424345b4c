import type Stripe from 'stripe'
import type { ProviderDispute } from '../provider.ts'

/** Fields that every request for a dispute expands. */
export const DISPUTE_EXPANDED = ['payment_intent']

/** A dispute of Stripe's as the product knows it; its payment intent is expanded. */
export function toDispute(dispute: Stripe.Dispute): ProviderDispute {
  const intent = dispute.payment_intent
  const { id, metadata } =
    intent && typeof intent !== 'string' ? intent : { id: intent ?? '', metadata: null }
  const dueBy = dispute.evidence_details.due_by
  const movedCents = dispute.balance_transactions.reduce((sum, { amount }) => sum + amount, 0)
  return {
    id: dispute.id,
    paymentId: id,
    ...(metadata?.payment_id && { reference: metadata.payment_id }),
    part: metadata?.part ?? '',
    amountCents: dispute.amount,
    reason: dispute.reason || 'general',
    status: statusOf(dispute.status),
    withdrawnCents: Math.max(0, -movedCents),
    evidenceDueAt: dueBy ? new Date(dueBy * 1000).toISOString() : null,
  }
}

/** An inquiry (`warning_…`) is answered like a dispute, and closes without any money having moved. */
function statusOf(status: string): ProviderDispute['status'] {
  if (status.endsWith('needs_response')) return 'needs_response'
  if (status.endsWith('under_review')) return 'under_review'
  return status === 'lost' ? 'lost' : 'won'
}
