import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const requestAccepted: Template<'request-accepted'> = ({ rental, isChargedLater, url }, texts) => {
  const { t } = texts
  const words = rentalWords(rental, t)
  return {
    subject: t('rental-mails.accepted.subject', words),
    lines: [t('rental-mails.accepted.text', words)],
    cards: [rentalCard(rental, texts)],
    closing: [t(`rental-mails.accepted.${isChargedLater ? 'charged-later' : 'charged'}`)],
    action: { label: t('rental-mails.accepted.action'), url },
    note: t('rental-mails.accepted.note'),
  }
}
