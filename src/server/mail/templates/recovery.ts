import type { Template } from '../templates.ts'

export const recovery: Template<'recovery'> = ({ code, url, minutes }, { t }) => ({
  subject: t('account-mails.recovery.subject'),
  lines: [t('account-mails.recovery.text'), t('account-mails.recovery.how', { minutes })],
  code,
  action: { label: t('account-mails.recovery.action'), url },
  note: t('account-mails.recovery.note'),
})
