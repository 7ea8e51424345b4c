import type { Template } from '../templates.ts'

export const payoutMethod: Template<'payout-method'> = ({ change, account, url }, { t }) => ({
  subject: t(`payout-mails.method.${change}.subject`, { account }),
  lines: [t(`payout-mails.method.${change}.text`, { account }), t('mail.fine')],
  action: { label: t('payout-mails.method.action'), url },
  note: t('payout-mails.method.note'),
})
