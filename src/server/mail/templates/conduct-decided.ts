import type { PersonReason } from '#domain/moderation/cases.ts'
import type { Template } from '../templates.ts'

/** A decision about a person, or on their appeal against it. */
export interface ConductMail {
  outcome: 'warned' | 'blocked' | 'lifted' | 'appeal-dismissed'
  /** Of a warning or a block. */
  reason?: PersonReason
  message?: string
  url: string
}

export const conductDecided: Template<'conduct-decided'> = ({ outcome, reason, message, url }, { t }) => ({
  subject: t(`account-mails.conduct.subject-${outcome}`),
  lines: [
    t(`account-mails.conduct.${outcome}`),
    // Any other reason only the moderator's message explains.
    ...(reason && reason !== 'other' ? [t(`account-mails.conduct.reason.${reason}`)] : []),
    ...(message ? [t('mail.moderator', { message })] : []),
  ],
  ...(reason && { action: { label: t('account-mails.conduct.action'), url } }),
  note: t('account-mails.conduct.note'),
})
