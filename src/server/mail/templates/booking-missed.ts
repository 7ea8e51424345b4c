import type { Template } from '../templates.ts'

export const bookingMissed: Template<'booking-missed'> = (
  { rental, to, cents, url },
  { t, money, rentalText },
) => ({
  subject: t('rental-mails.missed.subject'),
  lines: [
    t('rental-mails.missed.text', { rental: rentalText(rental) }),
    t(`rental-mails.missed.${to}`, { amount: money(cents) }),
  ],
  action: { label: t('mail.see-details'), url },
  note: t('rental-mails.missed.note'),
})
