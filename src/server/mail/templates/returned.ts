import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const returned: Template<'returned'> = ({ rental, to, url }, texts) => {
  const { t } = texts
  const words = rentalWords(rental, t)
  return {
    subject: t('rental-mails.returned.subject', words),
    lines: [t(`rental-mails.returned.${to}`, words)],
    cards: [rentalCard(rental, texts)],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.returned.note'),
  }
}
