import { rentalCard } from '../rental-card.ts'
import { rentalWords, standingOf, titleOfAll } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const orderBooked: Template<'order-booked'> = ({ number, totalCents, rentals, url }, texts) => {
  const { t, money } = texts
  const standing = standingOf(rentals)
  const words = {
    ...(rentals[0] && rentalWords(rentals[0], t)),
    title: titleOfAll(rentals, t),
    number,
    amount: money(totalCents),
  }
  return {
    subject: t(`rental-mails.order.subject-${standing}`, words),
    lines: [t(`rental-mails.order.${standing}`, words)],
    cards: rentals.map((rental) => rentalCard(rental, texts)),
    action: { label: rentals.length > 1 ? t('rental-mails.order.all') : t('mail.open-rental'), url },
    note: t(`rental-mails.order.note-${standing}`, words),
  }
}
