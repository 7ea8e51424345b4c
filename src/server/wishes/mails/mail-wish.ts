import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { loadRecipients, putMails } from '#server/mail/put-mail.ts'

export interface MailedWish {
  id: string
  title: string
  neighbourhood: string
  city: string
  /** What the town is called in languages in which that is another. */
  cityNames: Partial<Record<string, string>> | null
  language: string
  /** The first name of the person who posted it. */
  name: string
}

/** Tells lenders of a wish near them, with the town as readers of their language call it. */
export async function mailWish(
  tx: Transaction<Schema>,
  siteUrl: string,
  { id, title, neighbourhood, city, cityNames, name }: MailedWish,
  lenders: string[],
): Promise<void> {
  const recipients = await loadRecipients(tx, lenders)
  const mails = [...recipients.values()].map((to) => {
    const where = [neighbourhood, cityNames?.[to.locale] ?? city].filter(Boolean).join(', ')
    const data = { title, name, where, url: `${siteUrl}/wishes/${id}` }
    return { to, template: 'wish-nearby' as const, data }
  })
  await putMails(tx, mails, id)
}
