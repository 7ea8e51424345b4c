import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayDecide } from '#domain/access/may-decide.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'
import { loadStaff } from './load-staff.ts'

/**
 * Tells those who decide on proofs of identity that this person waits for it at checkout; once a day for each person,
 * however often they send one.
 */
export async function tellStaffOfCheckout(
  tx: Transaction<Schema>,
  siteUrl: string,
  personId: string,
  at: Date,
): Promise<void> {
  const staff = (await loadStaff(tx)).filter(
    (actor) =>
      actor.id !== personId && mayDecide(actor, { action: 'verify', resource: 'document' }, personId),
  )
  const recipients = await loadRecipients(
    tx,
    staff.map(({ id }) => id),
  )
  const data = { why: 'checkout' as const, url: `${siteUrl}/admin/identities` }
  const mails = [...recipients.values()].map((to): Mail => ({ to, template: 'work-waiting', data }))
  await putMails(tx, mails, `checkout:${personId}:${at.toISOString().slice(0, 10)}`)
}
