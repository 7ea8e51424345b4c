import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { mayWork } from '#domain/access/office.ts'
import { loadStaff } from '#server/administration/load-staff.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'

/** Tells everybody who works on payments of a dispute that waits for them, once for each occasion. */
export async function tellAdmins(
  tx: Transaction<Schema>,
  siteUrl: string,
  disputeId: string,
  occasion: 'open' | 'due' | 'lose',
): Promise<void> {
  const admins = (await loadStaff(tx)).filter((actor) => mayWork(actor, 'finance'))
  const recipients = await loadRecipients(
    tx,
    admins.map(({ id }) => id),
  )
  const data = { why: `dispute-${occasion}` as const, url: `${siteUrl}/admin/disputes/${disputeId}` }
  const mails = [...recipients.values()].map((to): Mail => ({ to, template: 'work-waiting', data }))
  await putMails(tx, mails, `dispute:${disputeId}:${occasion}`)
}
