import { z } from 'zod'
import { stagedUseCase } from '#backend/functions/use-case.ts'
import { ok, refuse } from '#domain/result.ts'
import type { Locale } from '#server/mail/locale.ts'
import { renderMail } from '#server/mail/render-mail.ts'

interface Row {
  id: string
  recipient: string
  locale: Locale
  template: string
  data: object
  created_at: Date
}

/**
 * The outbox as a mailbox that any visitor can open, newest first: only in demo and development, and only while no mail
 * is really sent. Refused anywhere else, because mails contain codes.
 */
export const listMails = stagedUseCase({
  name: 'list-mails',
  allow: 'anyone',
  input: z.object({
    recipient: z.string().max(255).optional(),
    limit: z.number().int().min(1).max(100).default(50),
  }),
  async runStaged({ deps }, { recipient, limit }) {
    if (deps.config.mode === 'production' || deps.mailer) return refuse('NOT_FOUND')
    const { rows } = await deps.db.pool.query<Row>(
      `select id, recipient, locale, template, data, created_at from public.outbox
       where $1::text is null or recipient = lower($1)
       order by created_at desc, id limit $2`,
      [recipient ?? null, limit],
    )
    const mails = rows.map(({ id, recipient, locale, template, data, created_at }) => ({
      id,
      recipient,
      locale,
      template,
      createdAt: created_at.toISOString(),
      ...renderMail(template, locale, data),
    }))
    return ok({ mails })
  },
})
