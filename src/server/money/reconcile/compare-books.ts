import type { ProviderPayment } from '#server/providers/provider.ts'
import type { OwnBooks } from './load-books.ts'

export type DiscrepancyKind = 'captured' | 'refunded' | 'status' | 'ledger' | 'missing' | 'disputed'

export interface Discrepancy {
  kind: DiscrepancyKind
  /** Cents, where it is about an amount. */
  own: number | null
  provider: number | null
}

/**
 * All differences between this side and the provider about a payment; `undefined` seen means that it is unknown there.
 */
export function compareBooks(
  own: OwnBooks,
  seen: (ProviderPayment & { withdrawnCents: number }) | undefined,
): Discrepancy[] {
  if (!seen) return [{ kind: 'missing', own: own.capturedCents, provider: null }]
  const found: Discrepancy[] = []
  if (own.capturedCents !== seen.capturedCents) {
    found.push({ kind: 'captured', own: own.capturedCents, provider: seen.capturedCents })
  }
  if (own.refundedCents !== seen.refundedCents) {
    found.push({ kind: 'refunded', own: own.refundedCents, provider: seen.refundedCents })
  }
  if (!FITTING[seen.status].includes(own.status)) {
    found.push({ kind: 'status', own: null, provider: null })
  }
  const moved = own.capturedCents - own.refundedCents
  if (own.ledgerCents !== moved) found.push({ kind: 'ledger', own: own.ledgerCents, provider: moved })
  if (own.withdrawnCents !== seen.withdrawnCents)
    found.push({ kind: 'disputed', own: own.withdrawnCents, provider: seen.withdrawnCents })
  return found
}

/** The states of `payments.status` in which a payment may be that is so at its provider. */
const FITTING: Record<ProviderPayment['status'], string[]> = {
  open: ['created', 'failed'],
  requires_action: ['created', 'requires_action', 'failed'],
  processing: ['created', 'requires_action', 'failed'],
  authorised: ['authorised'],
  captured: ['captured', 'refunded'],
  voided: ['voided'],
}
