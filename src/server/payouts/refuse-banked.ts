import type { RefusalCode } from '#contract/refusals.ts'
import { type Refusal, refuse } from '#domain/result.ts'
import type { StepContext } from '#server/lifecycle/lifecycle.ts'
import { methodKind } from './method-kind.ts'
import { payoutRoute } from './payout-route.ts'
import type { PayoutRow } from './payout-row.ts'

/**
 * Where a bank or the payment provider pays, what became of a payout is theirs to say: a confirmation by hand could pay twice. What went
 * into a file before there was a bank is still the operator's to confirm.
 */
export async function refuseBanked(
  { tx, deps }: Pick<StepContext, 'tx' | 'deps'>,
  row: PayoutRow,
): Promise<Refusal<RefusalCode> | undefined> {
  if (row.bank_file) return
  const route = payoutRoute(deps, await methodKind(tx, row))
  return route && refuse('PAYOUT_BY_BANK', { bank: route.name })
}
