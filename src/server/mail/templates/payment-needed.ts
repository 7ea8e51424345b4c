import type { Template } from '../templates.ts'

export const paymentNeeded: Template<'payment-needed'> = (
  { purpose, cents, rental, url },
  { t, money, rentalText },
) => {
  const what = purpose === 'deposit' ? 'deposit' : 'charge'
  return {
    subject: t(`rental-mails.payment-needed.subject-${what}`),
    lines: [
      t(`rental-mails.payment-needed.${what}`, { amount: money(cents), rental: rentalText(rental) }),
      t('rental-mails.payment-needed.how'),
    ],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.payment-needed.note'),
  }
}
