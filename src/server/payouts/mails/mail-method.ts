import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { methodName, type NamedMethod } from '#domain/payout/method-name.ts'
import { loadRecipient, putMail } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'

type Change = TemplateData['payout-method']['change']

/**
 * Tells the person that a payout method came or went, by which they find out who else did it, and how far their account
 * at a payment provider is. `occasion` names one change of several of its kind.
 */
export async function mailMethod(
  tx: Transaction<Schema>,
  siteUrl: string,
  userId: string,
  method: NamedMethod & { id: string },
  change: Change,
  occasion: string = change,
): Promise<void> {
  const to = await loadRecipient(tx, userId)
  const url = `${siteUrl}/dashboard/payout-settings`
  const account = methodName(method)
  await putMail(tx, to, 'payout-method', { change, account, url }, `${method.id}:${occasion}`)
}
