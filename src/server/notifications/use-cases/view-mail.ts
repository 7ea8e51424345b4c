import { z } from 'zod'
import { useCase } from '#backend/functions/use-case.ts'
import type { LoggedMail } from '#contract/mail-log.ts'
import { ok, refuse } from '#domain/result.ts'
import { partRefusal } from '#server/administration/part-refusal.ts'
import { recordAction } from '#server/administration/record-action.ts'
import { writtenLocale } from '#server/mail/locale.ts'
import { renderMail } from '#server/mail/render-mail.ts'
import { gapOf, isoOf, loadMailRecord, type MailRecord, stateOf } from '../mail-record.ts'

/**
 * A mail as it was sent, or as it will be; nothing of a code or of a private message. For admins, who are in the audit
 * log with it. Refused: BLOCKED, UNAUTHORIZED, NOT_FOUND.
 */
export const viewMail = useCase({
  name: 'view-mail',
  allow: 'signed-in',
  limit: { requests: 120, seconds: 60 },
  input: z.object({ id: z.uuid() }),
  async run({ tx, userId, now, client }, { id }) {
    const denial = await partRefusal(tx, userId, 'support')
    if (denial) return denial
    const mail = await loadMailRecord(tx, id)
    if (!mail) return refuse('NOT_FOUND')
    const person = await tx
      .selectFrom('profiles')
      .select(['id', 'name'])
      .where((where) =>
        mail.person_id ? where('id', '=', mail.person_id) : where('email', '=', mail.recipient),
      )
      .executeTakeFirst()
    const copies = await tx
      .selectFrom('outbox')
      .select(['id', 'created_at', 'sent_at', 'failed_at'])
      .where('resent_from', '=', id)
      .orderBy('created_at', 'desc')
      .limit(20)
      .execute()
    await recordAction(tx, {
      actorId: userId,
      action: 'view-mail',
      ...(person && { subjectId: person.id }),
      details: { mail: id, template: mail.template },
      at: now,
      client,
    })
    const gap = gapOf(mail)
    return ok<LoggedMail>({
      id,
      recipient: mail.recipient,
      person: person ?? null,
      template: mail.template,
      locale: mail.locale,
      subject: mail.subject,
      html: gap ? null : (mail.html ?? rendered(mail)),
      gap,
      state: stateOf(mail),
      attempts: mail.attempts,
      error: mail.last_error ?? '',
      createdAt: isoOf(mail.created_at),
      sentAt: mail.sent_at && isoOf(mail.sent_at),
      causeId: mail.cause_id,
      resentFrom: mail.resent_from,
      copies: copies.map((copy) => ({
        id: copy.id,
        createdAt: isoOf(copy.created_at),
        state: stateOf(copy),
      })),
    })
  },
})

const rendered = ({ template, locale, data }: MailRecord): string =>
  renderMail(template, writtenLocale(locale), data as object).html
