import type { MailTexts } from '../mail-texts.ts'
import { rentalCard } from '../rental-card.ts'
import type { MailedRental } from '../rental-text.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

/** The step of a claim that the mail reports. */
export type ClaimStep =
  | 'opened'
  | 'countered'
  | 'escalated'
  | 'decided'
  | 'appealed'
  | 'settled'
  | 'withdrawn'

export interface ClaimMail {
  rental: MailedRental
  step: ClaimStep
  to: 'claimant' | 'respondent'
  /** Asked for, offered or awarded, whichever the step is about. */
  cents: number
  /** ISO 8601: when silence decides. */
  dueAt?: string
  reason?: string
  url: string
}

export const claimChanged: Template<'claim-changed'> = (mail, texts) => {
  const { t } = texts
  const { rental, step, reason, url } = mail
  const words = rentalWords(rental, t)
  return {
    subject: t(`claim-mails.${step}.subject`, words),
    lines: [whatHappened(mail, texts), ...(reason ? [t('claim-mails.reason', { reason: reason })] : [])],
    cards: [rentalCard(rental, texts)],
    action: { label: t('claim-mails.action'), url },
    note: t('claim-mails.note'),
  }
}

function whatHappened(
  { rental, step, to, cents, dueAt }: ClaimMail,
  { t, money, dateText }: MailTexts,
): string {
  const values = {
    ...rentalWords(rental, t),
    amount: money(cents),
    until: dueAt ? dateText(dueAt, rental.timeZone) : '',
  }
  return step === 'opened' || step === 'countered'
    ? t(`claim-mails.${step}.${to}`, values)
    : t(`claim-mails.${step}.text`, values)
}
