import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'

/** Tells the person that a payout method came or went: who else did it is found out by this. */
export async function mailMethod(
  tx: Transaction<Schema>,
  siteUrl: string,
  userId: string,
  method: { id: string; country: string; last4: string },
  change: 'added' | 'removed',
): Promise<void> {
  const to = await loadRecipient(tx, userId)
  const account = `${method.country} ···· ${method.last4}`
  const url = `${siteUrl}/dashboard/payout-settings`
  await putMail(tx, to, 'payout-method', { change, account, url }, `${method.id}:${change}`)
}
