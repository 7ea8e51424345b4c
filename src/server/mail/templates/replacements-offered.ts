import type { MailedRental } from '../rental-text.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export interface ReplacementsMail {
  /** The one that was called off. */
  rental: MailedRental
  /** What the renter may book in its place, for how much, in cents. */
  replacements: { title: string; cents: number; url: string }[]
  /** Why, in the team's words. */
  message: string
  url: string
}

export const replacementsOffered: Template<'replacements-offered'> = (
  { rental, replacements, message, url },
  { t, money, periodText },
) => {
  const words = rentalWords(rental, t)
  return {
    subject: t('rental-mails.replacements.subject', words),
    lines: [t('rental-mails.replacements.text', words), t('rental-mails.adjusted.reason', { message })],
    cards: replacements.map(({ title, cents, url: itemUrl }) => ({
      title,
      url: itemUrl,
      facts: [
        { label: t('mail.fact.when'), value: periodText(rental) },
        { label: t('mail.fact.price'), value: money(cents) },
      ],
    })),
    closing: [t('rental-mails.replacements.free')],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.adjusted.note'),
  }
}
