import type { Template } from '../templates.ts'

export const requestAccepted: Template<'request-accepted'> = ({ rental, url }, { t, rentalText }) => ({
  subject: t('rental-mails.accepted.subject'),
  lines: [
    t('rental-mails.accepted.text', { rental: rentalText(rental) }),
    t('rental-mails.accepted.charged'),
  ],
  action: { label: t('rental-mails.accepted.action'), url },
  note: t('rental-mails.accepted.note'),
})
