import type { OrderStatus } from '#server/payments/bank.ts'

export interface PayoutDiscrepancy {
  kind: 'paid' | 'returned' | 'ledger' | 'missing' | 'waiting'
  own: number
  provider: number | null
}

/** What this side has about one payout, in cents. */
export interface PayoutBooks {
  status: string
  amountCents: number
  /** What the ledger says went out of the provider, less what came back. */
  ledgerCents: number
}

/** Everything in which a payout, the ledger and the order at the bank or provider differ, once what could be mended was. */
export function comparePayout(
  { status, amountCents, ledgerCents }: PayoutBooks,
  order: OrderStatus | undefined,
): PayoutDiscrepancy[] {
  const found: PayoutDiscrepancy[] = []
  const outCents = status === 'paid' ? amountCents : 0
  if (status === 'approved' && !order) found.push({ kind: 'waiting', own: amountCents, provider: null })
  if (order?.status === 'missing') found.push({ kind: 'missing', own: outCents, provider: null })
  if (order?.status === 'paid' && status === 'failed')
    found.push({ kind: 'paid', own: 0, provider: amountCents })
  if (order?.status === 'paid' && order.returnedCents > 0)
    found.push({ kind: 'returned', own: 0, provider: order.returnedCents })
  if (ledgerCents !== outCents) found.push({ kind: 'ledger', own: ledgerCents, provider: outCents })
  return found
}
