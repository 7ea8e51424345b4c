import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const paymentLapsed: Template<'payment-lapsed'> = ({ rental, url }, texts) => {
  const { t } = texts
  return {
    subject: t('rental-mails.payment-lapsed.subject', rentalWords(rental, t)),
    lines: [t('rental-mails.payment-lapsed.text')],
    cards: [rentalCard(rental, texts)],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.payment-lapsed.note'),
  }
}
