import { z } from 'zod'
import { brand } from '#contract/brand.ts'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const environment = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
})

/** The mailer that SMTP_URL names. Without one, mails stay in the outbox, where demo and development show them. */
export function openMailer(config: Config): Mailer | undefined {
  const parsed = environment.safeParse(config.env)
  if (!parsed.success) throw new Error(`The mail settings are wrong.\n${z.prettifyError(parsed.error)}`)
  const { SMTP_URL: url, MAIL_FROM: from } = parsed.data
  return url ? createSmtpMailer(url, from ?? `${brand.name} <${brand.email}>`) : undefined
}
