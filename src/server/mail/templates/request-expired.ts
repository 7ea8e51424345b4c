import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const requestExpired: Template<'request-expired'> = ({ rental, url }, texts) => {
  const { t } = texts
  const words = rentalWords(rental, t)
  return {
    subject: t('rental-mails.expired.subject', words),
    lines: [t('rental-mails.expired.text', words)],
    cards: [rentalCard(rental, texts)],
    closing: [t('rental-mails.declined.free')],
    action: { label: t('mail.search-again'), url },
    note: t('mail.bank-delay'),
  }
}
