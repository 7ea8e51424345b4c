import type { BookingAdjustmentKind } from '#domain/money/adjustment.ts'
import { rentalCard } from '../rental-card.ts'
import type { MailedRental } from '../rental-text.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export interface AdjustmentMail {
  rental: MailedRental
  to: 'renter' | 'owner'
  /** What the team did by hand. */
  what: BookingAdjustmentKind | 'completed' | 'moved'
  cents: number
  /** Why, in the team's words. */
  message: string
  url: string
}

export const bookingAdjusted: Template<'booking-adjusted'> = (mail, texts) => {
  const { t, money } = texts
  const { rental, what, to, cents, message, url } = mail
  const words = { ...rentalWords(rental, t), amount: money(cents) }
  return {
    subject: t(`rental-mails.adjusted.${what}.subject`, words),
    lines: [t(`rental-mails.adjusted.${what}.${to}`, words)],
    cards: [rentalCard(rental, texts)],
    closing: [t('rental-mails.adjusted.reason', { message })],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.adjusted.note'),
  }
}
