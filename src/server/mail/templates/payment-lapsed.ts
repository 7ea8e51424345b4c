import type { Template } from '../templates.ts'

export const paymentLapsed: Template<'payment-lapsed'> = ({ rental, url }, { t, rentalText }) => ({
  subject: t('rental-mails.payment-lapsed.subject'),
  lines: [
    t('rental-mails.payment-lapsed.text', { rental: rentalText(rental) }),
    t('rental-mails.payment-lapsed.free'),
  ],
  action: { label: t('mail.open-dashboard'), url },
  note: t('rental-mails.payment-lapsed.note'),
})
