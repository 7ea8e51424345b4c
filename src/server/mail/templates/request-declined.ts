import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const requestDeclined: Template<'request-declined'> = ({ rental, message, url }, texts) => {
  const { t } = texts
  const words = rentalWords(rental, t)
  return {
    subject: t('rental-mails.declined.subject', words),
    lines: [
      t('rental-mails.declined.text', words),
      ...(message ? [t('rental-mails.declined.message', { ...words, message })] : []),
    ],
    cards: [rentalCard(rental, texts)],
    closing: [t('rental-mails.declined.free')],
    action: { label: t('mail.search-again'), url },
    note: t('mail.bank-delay'),
  }
}
