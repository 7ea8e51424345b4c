import type { Template } from '../templates.ts'

export const webhookDisabled: Template<'webhook-disabled'> = ({ host, url }, { t }) => ({
  subject: t('account-mails.webhook.subject', { host }),
  lines: [t('account-mails.webhook.text', { host })],
  action: { label: t('account-mails.webhook.action'), url },
  note: '',
})
