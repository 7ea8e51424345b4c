import type { Template } from '../templates.ts'

export const requestExpired: Template<'request-expired'> = ({ rental, url }, { t, rentalText }) => ({
  subject: t('rental-mails.expired.subject'),
  lines: [t('rental-mails.expired.text', { rental: rentalText(rental) }), t('rental-mails.expired.free')],
  action: { label: t('mail.search-again'), url },
  note: t('mail.bank-delay'),
})
