import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

interface Release {
  userId: string
  siteUrl: string
  now: Date
}

/** Tells a lender who gave what was missing that payouts are no longer withheld, once. */
export async function tellOfRelease(
  tx: Transaction<Schema>,
  { userId, siteUrl, now }: Release,
): Promise<void> {
  const released = await tx
    .updateTable('tax_requests')
    .set({ told_at: now.toISOString() })
    .where('user_id', '=', userId)
    .where('answered_at', 'is not', null)
    .where('withheld_at', 'is not', null)
    .where('told_at', 'is', null)
    .returning('id')
    .execute()
  const data = { state: 'released', gaps: [], url: `${siteUrl}/dashboard/payouts` } as const
  const to = released.length > 0 ? await loadRecipient(tx, userId) : undefined
  for (const { id } of released) await putMail(tx, to!, 'tax-withheld', data, `${id}:released`)
}
