import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const requestMissed: Template<'request-missed'> = ({ rental, url }, texts) => {
  const { t } = texts
  const words = rentalWords(rental, t)
  return {
    subject: t('rental-mails.unanswered.subject', words),
    lines: [t('rental-mails.unanswered.text', words)],
    cards: [rentalCard(rental, texts)],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.unanswered.note'),
  }
}
