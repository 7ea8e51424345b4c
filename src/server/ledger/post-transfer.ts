import { sql, type Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { AccountKind } from '#domain/ledger/account-plan.ts'

export interface Entry {
  account: AccountKind
  /** The person whose account it is; none for the provider and the platform. */
  userId?: string
  /** Added to the account; negative takes from it. */
  cents: number
}

export interface Transfer {
  kind: string
  /** Names the occasion: a second transfer for it is not booked. */
  onceKey: string
  bookingId?: string
  paymentId?: string
  /** The payout that it pays, or gives back. */
  payoutId?: string
  /** The claim that it makes good. */
  claimId?: string | undefined
  at: Date
  entries: Entry[]
}

/**
 * Posts one movement of money in the caller's transaction; false where its occasion was booked before. The database
 * refuses entries that do not sum to zero when the transaction ends (LA050).
 */
export async function postTransfer(
  tx: Transaction<Schema>,
  { kind, onceKey, bookingId, paymentId, payoutId, claimId, at, entries }: Transfer,
): Promise<boolean> {
  const rows = entries
    .filter(({ cents }) => cents !== 0)
    .map(({ account, userId, cents }) => ({ account, user_id: userId ?? null, cents }))
  if (rows.length === 0) return false
  const { rows: answer } = await sql<{ posted: boolean }>`
    select public.post_transfer(${kind}, ${onceKey}, ${bookingId ?? null}::uuid, ${paymentId ?? null}::uuid,
      ${at.toISOString()}::timestamptz, ${JSON.stringify(rows)}::jsonb, ${payoutId ?? null}::uuid,
      ${claimId ?? null}::uuid) as posted`.execute(tx)
  return answer[0]!.posted
}
