import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'
import { brand } from '#contract/brand.ts'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const environment = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().optional(),
})

/** Reads the mail settings from the environment; refuses with every wrong one named. */
export const readMailSettings = (env: NodeJS.ProcessEnv) => readSettings(environment, env)

/** The mailer that SMTP_URL names. Without one, mails stay in the outbox, where demo and development show them. */
export function openMailer(config: Config): Mailer | undefined {
  const { SMTP_URL: url, MAIL_FROM: from } = readMailSettings(config.env)
  const sender = () => from ?? { name: brand.name, address: brand.email }
  return url ? createSmtpMailer(url, sender, () => brand.email) : undefined
}
