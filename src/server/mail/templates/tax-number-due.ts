import type { Template } from '../templates.ts'

export const taxNumberDue: Template<'tax-number-due'> = ({ year, url }, { t }) => ({
  subject: t('payout-mails.tax-number.subject'),
  lines: [t('payout-mails.tax-number.text', { year: String(year) }), t('payout-mails.tax-number.why')],
  action: { label: t('payout-mails.tax-number.action'), url },
  note: '',
})
