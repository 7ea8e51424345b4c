import type { MailTexts } from '../mail-texts.ts'
import { rentalCard } from '../rental-card.ts'
import type { MailedRental } from '../rental-text.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

/** The step of an extension that the mail reports. */
export type ExtensionStep = 'requested' | 'extended' | 'declined' | 'lapsed'

export interface ExtensionMail {
  rental: MailedRental
  step: ExtensionStep
  to: 'renter' | 'owner'
  /** ISO 8601: the later end. */
  end: string
  cents: number
  /** ISO 8601: until when the lender can answer. */
  answerBy: string
  url: string
}

export const extensionChanged: Template<'extension-changed'> = (mail, texts) => {
  const { t } = texts
  return {
    subject: t(`extension-mails.${mail.step}.subject`, rentalWords(mail.rental, t)),
    lines: [whatHappened(mail, texts)],
    cards: [rentalCard(mail.rental, texts)],
    action: { label: t('mail.open-rental'), url: mail.url },
    note: '',
  }
}

function whatHappened(
  { rental, step, to, cents, ...mail }: ExtensionMail,
  { t, money, dateText }: MailTexts,
): string {
  const end = dateText(mail.end, rental.timeZone)
  const amount = money(cents)
  if (step !== 'requested')
    return t(`extension-mails.${step}.text`, { ...rentalWords(rental, t), end, amount })
  const answerBy = dateText(mail.answerBy, rental.timeZone)
  return t(`extension-mails.requested.${to}`, { ...rentalWords(rental, t), end, amount, answerBy })
}
