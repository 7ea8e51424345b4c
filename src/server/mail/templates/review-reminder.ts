import type { Template } from '../templates.ts'

export const reviewReminder: Template<'review-reminder'> = ({ rental, to, url }, { t, rentalText }) => ({
  subject: t('rental-mails.review.subject', { title: rental.title }),
  lines: [
    t('rental-mails.review.text', { rental: rentalText(rental) }),
    t(`rental-mails.review.${to}`),
    t('rental-mails.review.when'),
  ],
  action: { label: t('rental-mails.review.action'), url },
  note: t('rental-mails.review.note'),
})
