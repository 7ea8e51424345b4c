import type { ReviewReason } from '#domain/moderation/cases.ts'
import type { Template } from '../templates.ts'

/** A review, or a lender's reply to one, that a moderator took off. */
export interface RemovedReview {
  part: 'review' | 'reply'
  /** Of the item that the rental was about. */
  title: string
  reason: ReviewReason
  /** The moderator's own words. */
  message?: string
  url: string
}

export const reviewRemoved: Template<'review-removed'> = ({ part, title, reason, message, url }, { t }) => ({
  subject: t(`rental-mails.review-removed.subject-${part}`),
  lines: [
    t(`rental-mails.review-removed.${part}`, { title }),
    // Any other reason only the moderator's message explains.
    ...(reason === 'other' ? [] : [t(`rental-mails.review-removed.reason.${reason}`)]),
    ...(message ? [t('mail.moderator', { message })] : []),
    t('rental-mails.review-removed.object'),
  ],
  action: { label: t('rental-mails.review-removed.action'), url },
  note: t('listing-mails.report.note'),
})
