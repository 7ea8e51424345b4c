import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { PAYOUT_ACCOUNTS } from '#domain/payout/payout-rules.ts'
import { loadBalance } from './load-balance.ts'
import { type Entry, postTransfer } from './post-transfer.ts'

/** The balances of a person that can be paid out, each as what leaves its account; none that is empty. */
export async function loadForfeit(tx: Transaction<Schema>, userId: string): Promise<Entry[]> {
  const entries: Entry[] = []
  for (const account of PAYOUT_ACCOUNTS) {
    const cents = await loadBalance(tx, userId, account)
    if (cents > 0) entries.push({ account, userId, cents: -cents })
  }
  return entries
}

/** Posts that a person who leaves gives these balances up: they are the platform's. The database refuses more than there is (LA052). */
export async function postForfeit(
  tx: Transaction<Schema>,
  userId: string,
  entries: readonly Entry[],
  at: Date,
): Promise<void> {
  await postTransfer(tx, {
    kind: 'forfeit',
    onceKey: `forfeit:${userId}`,
    at,
    entries: [...entries, { account: 'platform', cents: centsOf(entries) }],
  })
}

/** What the entries take from their accounts together, in cents. */
export const centsOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { cents }) => sum - cents, 0)
