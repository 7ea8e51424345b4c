import type { ListingReason } from '#domain/moderation/reasons.ts'
import type { Template } from '../templates.ts'

/** What was decided on changed words and pictures of a listing. */
export interface DecidedRevision {
  decision: 'approved' | 'rejected'
  title: string
  url: string
  reason?: ListingReason
  message?: string | undefined
}

export const revisionDecided: Template<'revision-decided'> = (
  { decision, title, reason, message, url },
  { t },
) => ({
  subject: t(`listing-mails.revision.${decision}.subject`),
  lines: [
    t(`listing-mails.revision.${decision}.text`, { title }),
    // Any other reason only the moderator's message explains.
    ...(reason && reason !== 'other' ? [t(`listing-mails.reason.${reason}`)] : []),
    ...(message ? [t('mail.moderator', { message })] : []),
  ],
  action: { label: t(`listing-mails.revision.${decision}.action`), url },
  note: t('listing-mails.revision.note'),
})
