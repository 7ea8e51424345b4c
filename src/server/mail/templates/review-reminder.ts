import { terms } from '#domain/settings/terms.ts'
import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const reviewReminder: Template<'review-reminder'> = ({ rental, to, url }, texts) => {
  const { t } = texts
  const words = rentalWords(rental, t)
  return {
    subject: t(`rental-mails.review.subject-${to}`, words),
    lines: [t(`rental-mails.review.${to}`, words)],
    cards: [rentalCard(rental, texts)],
    closing: [t('rental-mails.review.when', { count: terms.reviewDays })],
    action: { label: t('rental-mails.review.action'), url },
    note: t('rental-mails.review.note'),
  }
}
