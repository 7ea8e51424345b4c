import type { WishReason } from '#domain/moderation/cases.ts'
import type { Template } from '../templates.ts'

/** A wish that a moderator took off. */
export interface RemovedWish {
  title: string
  reason: WishReason
  /** The moderator's own words. */
  message?: string
  url: string
}

export const wishRemoved: Template<'wish-removed'> = ({ title, reason, message, url }, { t }) => ({
  subject: t('wish-mails.removed.subject'),
  lines: [
    t('wish-mails.removed.text', { title }),
    // Any other reason only the moderator's message explains.
    ...(reason === 'other' ? [] : [t(`wish-mails.removed.reason.${reason}`)]),
    ...(message ? [t('mail.moderator', { message })] : []),
  ],
  action: { label: t('wish-mails.removed.action'), url },
  note: t('listing-mails.report.note'),
})
