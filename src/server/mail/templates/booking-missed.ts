import type { MailTexts } from '../mail-texts.ts'
import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const bookingMissed: Template<'booking-missed'> = (
  { rental, to, cents, refundCents = 0, url },
  texts,
) => {
  const { t, money } = texts
  const words = { ...rentalWords(rental, t), amount: money(cents) }
  return {
    subject: t('rental-mails.missed.subject', words),
    lines: [t('rental-mails.missed.text')],
    cards: [rentalCard(rental, texts)],
    closing: [
      ...(cents > 0 ? [t(`rental-mails.missed.${to}`, words)] : []),
      ...(to === 'renter' ? [renterLine(refundCents, texts)] : []),
    ],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.missed.note'),
  }
}

const renterLine = (refundCents: number, { t, money }: MailTexts): string =>
  refundCents > 0
    ? t('rental-mails.cancelled.refund', { amount: money(refundCents) })
    : t('rental-mails.missed.deposit')
