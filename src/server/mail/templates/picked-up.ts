import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const pickedUp: Template<'picked-up'> = ({ rental, to, url }, texts) => {
  const { t, dateText } = texts
  const words = { ...rentalWords(rental, t), end: dateText(rental.end, rental.timeZone) }
  return {
    subject: t('rental-mails.picked-up.subject', words),
    lines: [t(`rental-mails.picked-up.${to}`, words)],
    cards: [rentalCard(rental, texts)],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.picked-up.note', words),
  }
}
