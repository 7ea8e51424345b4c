import { z } from 'zod'
import { readSettings } from '#backend/start/read-settings.ts'
import { brand } from '#contract/brand.ts'
import { readSender } from '#domain/settings/sender.ts'
import type { Config } from '#server/config.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

const environment = z.object({
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z
    .string()
    .refine((from) => readSender(from) !== undefined, 'is neither an address nor Name <address>')
    .optional(),
})

/** Reads the mail settings from the environment; refuses with every wrong one named. */
export const readMailSettings = (env: NodeJS.ProcessEnv) => readSettings(environment, env)

/** From whom mails are now, and where answers go: as the settings say, or by the site's own name and address. */
export const senderOf = ({ sender }: Pick<Config, 'sender'>) => ({
  from: { name: sender.name || brand.name, address: sender.address || brand.email },
  replyTo: sender.replyTo || brand.email,
})

/** The mailer that SMTP_URL names. Without one, mails stay in the outbox, where demo and development show them. */
export function openMailer(config: Config): Mailer | undefined {
  const { SMTP_URL: url } = readMailSettings(config.env)
  return url ? createSmtpMailer(url, () => senderOf(config)) : undefined
}
