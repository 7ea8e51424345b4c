import type { OrderStatus } from '#server/providers/bank.ts'

export interface PayoutDiscrepancy {
  kind: 'paid' | 'returned' | 'ledger' | 'missing' | 'waiting'
  own: number
  provider: number | null
}

/** This side's figures for one payout, in cents. */
export interface PayoutBooks {
  status: string
  amountCents: number
  /** The amount that left the provider according to the ledger, less what came back. */
  ledgerCents: number
  /** The part of the returned amount that an admin has decided to keep for the platform. */
  keptCents: number
}

/**
 * All differences between a payout, the ledger and the order at the bank or provider, once everything that can be
 * repaired was.
 */
export function comparePayout(
  { status, amountCents, ledgerCents, keptCents }: PayoutBooks,
  order: OrderStatus | undefined,
): PayoutDiscrepancy[] {
  const found: PayoutDiscrepancy[] = []
  const outCents = status === 'paid' ? amountCents - keptCents : 0
  if (status === 'approved' && !order) found.push({ kind: 'waiting', own: amountCents, provider: null })
  if (order?.status === 'missing') found.push({ kind: 'missing', own: outCents, provider: null })
  if (order?.status === 'paid' && status === 'failed')
    found.push({ kind: 'paid', own: 0, provider: amountCents })
  if (order?.status === 'paid' && order.returnedCents > keptCents)
    found.push({ kind: 'returned', own: 0, provider: order.returnedCents - keptCents })
  if (ledgerCents !== outCents) found.push({ kind: 'ledger', own: ledgerCents, provider: outCents })
  return found
}
