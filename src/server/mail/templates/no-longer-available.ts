import { rentalCard } from '../rental-card.ts'
import type { Template } from '../templates.ts'

export const noLongerAvailable: Template<'no-longer-available'> = (
  { totalCents, rentals, isWithdrawn, url },
  texts,
) => {
  const { t, money } = texts
  const why = isWithdrawn ? 'withdrawn' : 'taken'
  return {
    subject: t(`rental-mails.unavailable.subject-${why}`),
    lines: [t(`rental-mails.unavailable.${why}`)],
    cards: rentals.map((rental) => rentalCard(rental, texts)),
    closing: [t('rental-mails.unavailable.free', { amount: money(totalCents) })],
    action: { label: t('rental-mails.unavailable.action'), url },
    note: t('mail.bank-delay'),
  }
}
