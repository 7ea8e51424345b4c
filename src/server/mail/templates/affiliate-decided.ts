import type { Template } from '../templates.ts'

export const affiliateDecided: Template<'affiliate-decided'> = ({ outcome, reason, url }, { t }) => ({
  subject: t(`payout-mails.affiliate.${outcome}.subject`),
  lines: [t(`payout-mails.affiliate.${outcome}.text`), t('mail.moderator', { message: reason })],
  action: { label: t('payout-mails.affiliate.action'), url },
  note: t('payout-mails.affiliate.note'),
})
