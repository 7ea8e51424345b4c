import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadRecipients, putMails } from '#server/mail/put-mail.ts'

export interface MailedWish {
  id: string
  title: string
  neighbourhood: string
  city: string
  language: string
  /** The first name of the person who posted it. */
  name: string
}

/** Tells lenders of a wish near them. */
export async function mailWish(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, title, neighbourhood, city, name }: MailedWish,
  lenders: string[],
): Promise<void> {
  const recipients = await loadRecipients(tx, lenders)
  const place = neighbourhood ? `${neighbourhood}, ${city}` : city
  const data = { title, name, where: place, url: `${siteUrl}/wishes/${id}` }
  const mails = [...recipients.values()].map((to) => ({ to, template: 'wish-nearby' as const, data }))
  await putMails(tx, mails, id)
}
