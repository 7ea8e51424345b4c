import type { MailTexts } from '../mail-texts.ts'
import type { Template } from '../templates.ts'

export interface TaxDueMail {
  year: number
  /** Of a reminder: the day (`YYYY-MM-DD`) on which it was asked for first. */
  askedOn?: string
  /** From which day on payouts would be withheld without it. */
  withholdableOn?: string
  url: string
}

export const taxNumberDue: Template<'tax-number-due'> = (data, texts) => ({
  subject: texts.t(`payout-mails.tax-number.${data.askedOn ? 'reminder' : 'subject'}`),
  lines: [
    texts.t('payout-mails.tax-number.text', { year: String(data.year) }),
    texts.t('payout-mails.tax-number.why'),
    ...taxDates(data, texts),
  ],
  action: { label: texts.t('payout-mails.tax-number.action'), url: data.url },
  note: '',
})

/** When it was asked for, and what follows where it does not come. */
export const taxDates = ({ askedOn, withholdableOn }: TaxDueMail, { t, dayText }: MailTexts): string[] => [
  ...(askedOn ? [t('payout-mails.tax-due.asked', { date: dayText(askedOn) })] : []),
  ...(withholdableOn ? [t('payout-mails.tax-due.withhold', { date: dayText(withholdableOn) })] : []),
]
