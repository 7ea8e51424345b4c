import type { Template } from '../templates.ts'

export const noLongerAvailable: Template<'no-longer-available'> = (
  { totalCents, rentals, isWithdrawn, url },
  { t, money, rentalText },
) => {
  const why = isWithdrawn ? 'withdrawn' : 'taken'
  return {
    subject: t(`rental-mails.unavailable.subject-${why}`),
    lines: [
      t(`rental-mails.unavailable.${why}`),
      ...rentals.map(rentalText),
      t('rental-mails.unavailable.free', { amount: money(totalCents) }),
    ],
    action: { label: t('rental-mails.unavailable.action'), url },
    note: t('mail.bank-delay'),
  }
}
