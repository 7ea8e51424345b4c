import type { Template } from '../templates.ts'

export const identityVerified: Template<'identity-verified'> = ({ step, url }, { t }) => ({
  subject: t('identity-mails.verified.subject'),
  lines: [t('identity-mails.verified.text', { proof: t(`identity-mails.proof.${step}`) })],
  action: { label: t('identity-mails.verified.action'), url },
  note: t('identity-mails.verified.note'),
})
