import type { Template } from '../templates.ts'

export const taxProofsDue: Template<'tax-proofs-due'> = ({ year, url }, { t }) => ({
  subject: t('payout-mails.tax-proofs.subject'),
  lines: [t('payout-mails.tax-proofs.text', { year: String(year) }), t('payout-mails.tax-proofs.why')],
  action: { label: t('payout-mails.tax-proofs.action'), url },
  note: '',
})
