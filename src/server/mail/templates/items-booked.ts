import { rentalCard } from '../rental-card.ts'
import type { MailedRental } from '../rental-text.ts'
import { rentalWords, standingOf, titleOfAll } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const itemsBooked: Template<'items-booked'> = ({ renter, rentals, url }, texts) => {
  const { t } = texts
  const standing = standingOf(rentals)
  const words = {
    ...(rentals[0] && rentalWords(rentals[0], t)),
    ...(renter && { name: renter }),
    title: titleOfAll(rentals, t),
  }
  return {
    subject: t(`rental-mails.lent.subject-${standing}`, words),
    lines: [t(`rental-mails.lent.${standing}`, words)],
    cards: rentals.map((rental) => rentalCard(rental, texts)),
    action: { label: t(`rental-mails.lent.${actionOf(rentals)}`), url },
    note: t(`rental-mails.lent.note-${standing}`, words),
  }
}

function actionOf(rentals: MailedRental[]) {
  if (rentals.length > 1) return 'all'
  return rentals[0]?.answerBy ? 'action-requested' : 'action-booked'
}
