import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { PayoutStatus } from '#domain/payout/lifecycle.ts'
import { methodName } from '#domain/payout/method-name.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { PayoutRow } from '../payout-row.ts'

/** Tells the person the outcome of their payout; `reason` is a moderator's words or the bank's code. */
export async function mailPayout(
  tx: Transaction<Schema>,
  siteUrl: string,
  row: PayoutRow,
  reason?: string,
): Promise<void> {
  const method = await tx
    .selectFrom('payout_methods')
    .select(['kind', 'country', 'last4'])
    .where('id', '=', row.method_id)
    .executeTakeFirstOrThrow()
  const to = await loadRecipient(tx, row.user_id)
  await putMail(
    tx,
    to,
    'payout-news',
    {
      status: row.status as PayoutStatus,
      number: row.number,
      cents: row.amount_cents,
      account: methodName(method),
      ...(row.is_automatic && { isAutomatic: true }),
      ...(reason && { reason }),
      url: `${siteUrl}/dashboard/payouts`,
    },
    `${row.id}:${row.status}`,
  )
}
