import type { Template } from '../templates.ts'

export const requestDeclined: Template<'request-declined'> = (
  { rental, message, url },
  { t, rentalText },
) => ({
  subject: t('rental-mails.declined.subject'),
  lines: [
    t('rental-mails.declined.text', { rental: rentalText(rental) }),
    ...(message ? [t('rental-mails.declined.message', { message })] : []),
    t('rental-mails.declined.free'),
  ],
  action: { label: t('mail.search-again'), url },
  note: t('mail.bank-delay'),
})
