import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PayoutAccount } from '#domain/payout/payout-rules.ts'
import { postTransfer } from './post-transfer.ts'

export interface PostedPayout {
  id: string
  user_id: string
  account: string
  amount_cents: number
}

/** Posts a requested payout: the money leaves the balance and is on its way. The database refuses more than there is (LA052). */
export async function postPayout(tx: Transaction<Schema>, payout: PostedPayout, at: Date): Promise<void> {
  const { id, user_id: userId, amount_cents: cents } = payout
  await postTransfer(tx, {
    kind: 'payout',
    onceKey: `payout:${id}`,
    payoutId: id,
    at,
    entries: [
      { account: payout.account as PayoutAccount, userId, cents: -cents },
      { account: 'payout', userId, cents },
    ],
  })
}

/** Posts that the money of a payout has left the provider for the person's bank. */
export async function postPayoutPaid(tx: Transaction<Schema>, payout: PostedPayout, at: Date): Promise<void> {
  const { id, user_id: userId, amount_cents: cents } = payout
  await postTransfer(tx, {
    kind: 'payout_paid',
    onceKey: `payout_paid:${id}`,
    payoutId: id,
    at,
    entries: [
      { account: 'payout', userId, cents: -cents },
      { account: 'provider', cents },
    ],
  })
}

/** Posts that the money of a payout did not go out: it is on the balance again. */
export async function postPayoutReturned(
  tx: Transaction<Schema>,
  payout: PostedPayout,
  at: Date,
): Promise<void> {
  const { id, user_id: userId, amount_cents: cents } = payout
  await postTransfer(tx, {
    kind: 'payout_returned',
    onceKey: `payout_returned:${id}`,
    payoutId: id,
    at,
    entries: [
      { account: 'payout', userId, cents: -cents },
      { account: payout.account as PayoutAccount, userId, cents },
    ],
  })
}

/** Posts that the platform keeps what was taken back of a payout after it was paid; `decisionId` is its cause. */
export async function postPayoutKept(
  tx: Transaction<Schema>,
  payoutId: string,
  { decisionId, cents, at }: { decisionId: string; cents: number; at: Date },
): Promise<void> {
  await postTransfer(tx, {
    kind: 'payout_kept',
    onceKey: `payout_kept:${payoutId}:${decisionId}`,
    payoutId,
    at,
    entries: [
      { account: 'provider', cents: -cents },
      { account: 'platform', cents },
    ],
  })
}

/**
 * Posts that the money of a payout that had gone out came back: it is on the balance again. What the platform keeps of
 * it (`keptCents`) came back before.
 */
export async function postPayoutReversed(
  tx: Transaction<Schema>,
  payout: PostedPayout,
  { keptCents, at }: { keptCents: number; at: Date },
): Promise<void> {
  const { id, user_id: userId, amount_cents: cents } = payout
  await postTransfer(tx, {
    kind: 'payout_reversed',
    onceKey: `payout_reversed:${id}`,
    payoutId: id,
    at,
    entries: [
      { account: 'provider', cents: keptCents - cents },
      { account: 'platform', cents: -keptCents },
      { account: payout.account as PayoutAccount, userId, cents },
    ],
  })
}
