import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const paymentNeeded: Template<'payment-needed'> = ({ purpose, cents, rental, url }, texts) => {
  const { t, money } = texts
  const what = purpose === 'deposit' ? 'deposit' : 'charge'
  const words = { ...rentalWords(rental, t), amount: money(cents) }
  return {
    subject: t(`rental-mails.payment-needed.subject-${what}`, words),
    lines: [t(`rental-mails.payment-needed.${purpose}`, words), t('rental-mails.payment-needed.how')],
    cards: [rentalCard(rental, texts)],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.payment-needed.note'),
  }
}
