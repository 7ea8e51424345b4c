import type { Template } from '../templates.ts'
import { taxDates } from './tax-number-due.ts'

export const taxProofsDue: Template<'tax-proofs-due'> = (data, texts) => ({
  subject: texts.t(`payout-mails.tax-proofs.${data.askedOn ? 'reminder' : 'subject'}`),
  lines: [
    texts.t('payout-mails.tax-proofs.text', { year: String(data.year) }),
    texts.t('payout-mails.tax-proofs.why'),
    ...taxDates(data, texts),
  ],
  action: { label: texts.t('payout-mails.tax-proofs.action'), url: data.url },
  note: '',
})
