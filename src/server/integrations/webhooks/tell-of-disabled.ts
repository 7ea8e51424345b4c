import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import { isAdmin } from '#domain/access/roles.ts'
import { loadStaff } from '#server/administration/load-staff.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'

/** Tells whose endpoint it is, or the admins for one of the site, that it was switched off. */
export async function tellOfDisabled(
  tx: Transaction<Schema>,
  siteUrl: string,
  endpoint: { id: string; user_id: string | null; url: string },
  at: Date,
): Promise<void> {
  const isOfSite = endpoint.user_id === null
  const ids = isOfSite
    ? (await loadStaff(tx)).filter(({ roles }) => isAdmin(roles)).map(({ id }) => id)
    : [endpoint.user_id!]
  const data = {
    host: new URL(endpoint.url).host,
    url: `${siteUrl}${isOfSite ? '/admin/webhooks' : '/account/developer'}`,
  }
  const recipients = await loadRecipients(tx, ids)
  const mails = [...recipients.values()].map((to): Mail => ({ to, template: 'webhook-disabled', data }))
  await putMails(tx, mails, `webhook:${endpoint.id}:${at.toISOString()}`)
}
