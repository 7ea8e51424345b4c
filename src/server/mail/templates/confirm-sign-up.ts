import type { Template } from '../templates.ts'

export const confirmSignUp: Template<'confirm-sign-up'> = ({ code, url, minutes }, { t }) => ({
  subject: t('account-mails.sign-up.subject'),
  lines: [t('account-mails.sign-up.welcome'), t('account-mails.sign-up.how', { minutes })],
  code,
  action: { label: t('account-mails.sign-up.action'), url },
  note: t('account-mails.sign-up.note'),
})
