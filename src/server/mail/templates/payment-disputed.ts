import { rentalCard } from '../rental-card.ts'
import type { MailedRental } from '../rental-text.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export type DisputeMail = { rental: MailedRental; cents: number; url: string } & (
  | { to: 'renter' | 'owner'; step: 'open' | 'win' | 'lose' }
  /** Who bears a lost one concerns the lender alone. */
  | { to: 'owner'; step: 'carry' | 'recover' }
)

export const paymentDisputed: Template<'payment-disputed'> = (mail, texts) => {
  const { t, money } = texts
  const { rental, cents, url } = mail
  const words = { ...rentalWords(rental, t), amount: money(cents) }
  return {
    subject: t(`rental-mails.disputed.${mail.step === 'open' ? 'subject' : 'over.subject'}`, words),
    lines: [
      mail.step === 'carry' || mail.step === 'recover'
        ? t(`rental-mails.disputed.${mail.step}.owner`, words)
        : t(`rental-mails.disputed.${mail.step}.${mail.to}`, words),
    ],
    cards: [rentalCard(rental, texts)],
    action: { label: t('mail.open-rental'), url },
    note: t('rental-mails.disputed.note'),
  }
}
