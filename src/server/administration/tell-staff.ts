import type { Transaction } from 'kysely'
import type { Schema } from '#contract/schema.ts'
import type { Actor } from '#domain/access/permissions.ts'
import { loadRecipients, type Mail, putMails } from '#server/mail/put-mail.ts'
import type { TemplateData } from '#server/mail/templates.ts'
import { loadStaff } from './load-staff.ts'

/** Work that is told of by itself, rather than counted in the digest. */
export type UrgentWork = Exclude<TemplateData['work-waiting'], { why: 'digest' }>

/**
 * Tells those of the team who have to do with it of work that waits, by the channels that each chose; once for each
 * occasion and person.
 */
export async function tellStaff(
  tx: Transaction<Schema>,
  work: UrgentWork,
  occasion: string,
  isFor: (actor: Actor) => boolean,
): Promise<void> {
  const staff = (await loadStaff(tx)).filter(isFor)
  const recipients = await loadRecipients(
    tx,
    staff.map(({ id }) => id),
  )
  const mails = [...recipients.values()].map((to): Mail => ({ to, template: 'work-waiting', data: work }))
  await putMails(tx, mails, occasion)
}
