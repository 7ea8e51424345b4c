import type { Template } from '../templates.ts'

export const requestMissed: Template<'request-missed'> = ({ rental, url }, { t, rentalText }) => ({
  subject: t('rental-mails.unanswered.subject'),
  lines: [
    t('rental-mails.unanswered.text', { rental: rentalText(rental) }),
    t('rental-mails.unanswered.free'),
  ],
  action: { label: t('mail.open-dashboard'), url },
  note: t('rental-mails.unanswered.note'),
})
