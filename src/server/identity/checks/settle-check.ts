import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { applyOutcome, type CheckStatus } from './apply-outcome.ts'

/** Asks the service what became of a check, and keeps it; answers how the check is now. Throws a `PaymentProviderError`. */
export async function settleCheck(
  deps: Deps,
  { id, reference }: { id: string; reference: string },
): Promise<CheckStatus> {
  const outcome = await deps.identityChecks!.find(reference)
  return inTransaction(deps.db, { as: 'service' }, (tx) => applyOutcome(tx, deps, id, outcome))
}
