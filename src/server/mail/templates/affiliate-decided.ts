import type { Template } from '../templates.ts'

export const affiliateDecided: Template<'affiliate-decided'> = (mail, { t, money }) => {
  const { outcome, reason, url } = mail
  const words = { amount: mail.outcome === 'taken-back' ? money(mail.cents) : '' }
  return {
    subject: t(`payout-mails.affiliate.${outcome}.subject`, words),
    lines: [t(`payout-mails.affiliate.${outcome}.text`, words), t('mail.moderator', { message: reason })],
    action: { label: t('payout-mails.affiliate.action'), url },
    note: t('payout-mails.affiliate.note'),
  }
}
