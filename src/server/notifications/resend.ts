import type { Context } from '#backend/functions/use-case.ts'
import { causeId } from '#backend/start/cause.ts'
import type { ResentMail } from '#contract/mail-log.ts'
import { channelsOf } from '#domain/notification/topics.ts'
import { ok, refuse } from '#domain/result.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { pickLocale } from '#server/mail/locale.ts'
import { loadRecipient } from '#server/mail/put-mail.ts'
import { subjectOf } from '#server/mail/render-mail.ts'
import { gapOf, loadMailRecord, stateOf } from './mail-record.ts'

/**
 * Writes another copy of a mail to the address that its person has now, and says so in the audit log; once a minute.
 * Refused, with nothing written: NOT_FOUND, MAIL_WITHHELD, MAIL_WAITING, MAIL_STOPPED.
 */
export async function resend(
  { tx, userId, now, client }: Pick<Context, 'tx' | 'userId' | 'now' | 'client'>,
  id: string,
) {
  const mail = await loadMailRecord(tx, id)
  if (!mail) return refuse('NOT_FOUND')
  if (gapOf(mail)) return refuse('MAIL_WITHHELD')
  if (stateOf(mail) === 'waiting') return refuse('MAIL_WAITING')
  const person = mail.person_id ? await loadRecipient(tx, mail.person_id) : undefined
  if (person && !channelsOf(mail.template, person.channels).byMail) return refuse('MAIL_STOPPED')
  const to = person?.email || mail.recipient
  const data = mail.data as object
  const locale = pickLocale(mail.locale)
  // The second of two presses finds the first one's copy.
  const onceKey = `resent:${id}:${now.toISOString().slice(0, 16)}`
  const copy = await tx
    .insertInto('outbox')
    .values({
      recipient: to,
      person_id: mail.person_id,
      locale,
      template: mail.template,
      data: JSON.stringify(data),
      subject: subjectOf(mail.template, locale, data),
      once_key: onceKey,
      resent_from: id,
      cause_id: causeId(),
    })
    .onConflict((conflict) => conflict.column('once_key').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!copy) {
    const first = await tx
      .selectFrom('outbox')
      .select('id')
      .where('once_key', '=', onceKey)
      .executeTakeFirstOrThrow()
    return ok<ResentMail>({ id: first.id, to })
  }
  await recordAction(tx, {
    actorId: userId,
    action: 'resend-mail',
    ...(mail.person_id && { subjectId: mail.person_id }),
    details: { mail: id, copy: copy.id, template: mail.template, to },
    at: now,
    client,
  })
  return ok<ResentMail>({ id: copy.id, to })
}
