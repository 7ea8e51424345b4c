import { inTransaction } from '#backend/db/transaction.ts'
import type { Deps } from '#server/deps.ts'
import { PaymentProviderError, type ProviderPayment } from '#server/providers/provider.ts'
import { settleDispute } from '../settle-dispute.ts'
import { compareBooks, type Discrepancy } from './compare-books.ts'
import { closeMended, listDiscrepancies } from './list-discrepancies.ts'
import { loadBooks, type OwnBooks } from './load-books.ts'
import { repairBooks } from './repair-books.ts'

/** Compares one payment, repairs what can be repaired, and lists what is left. Throws a `PaymentProviderError`. */
export async function reconcilePayment(deps: Deps, id: string): Promise<void> {
  await catchUpDisputes(deps, id)
  let found = await compare(deps, id)
  if (found.length > 0) {
    await inTransaction(deps.db, { as: 'service' }, (tx) => listDiscrepancies(tx, id, found, deps.now()))
    await repairBooks(deps, await loadOwn(deps, id))
    found = await compare(deps, id)
  }
  await inTransaction(deps.db, { as: 'service' }, (tx) => closeMended(tx, id, found, deps.now()))
}

const loadOwn = async (deps: Deps, id: string): Promise<OwnBooks> => {
  const [own] = await inTransaction(deps.db, { as: 'service' }, (tx) => loadBooks(tx, [id]))
  return own!
}

/** A webhook about a dispute may never have come. */
async function catchUpDisputes(deps: Deps, id: string): Promise<void> {
  const { intents } = await loadOwn(deps, id)
  const seen = await retrieve(deps, intents)
  if (!seen?.isDisputed) return
  for (const dispute of await deps.payments.listDisputes(intents)) await settleDispute(deps, id, dispute)
}

async function compare(deps: Deps, id: string): Promise<Discrepancy[]> {
  const own = await loadOwn(deps, id)
  const seen = await retrieve(deps, own.intents)
  if (!seen?.isDisputed) return compareBooks(own, seen && { ...seen, withdrawnCents: 0 })
  const disputes = await deps.payments.listDisputes(own.intents)
  const withdrawnCents = disputes.reduce((sum, dispute) => sum + dispute.withdrawnCents, 0)
  return compareBooks(own, { ...seen, withdrawnCents })
}

async function retrieve(deps: Deps, intents: readonly string[]): Promise<ProviderPayment | undefined> {
  try {
    return await deps.payments.retrieve(intents)
  } catch (error) {
    if (error instanceof PaymentProviderError && error.fault === 'not_found') return
    throw error
  }
}
