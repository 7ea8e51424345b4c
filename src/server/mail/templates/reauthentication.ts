import type { Template } from '../templates.ts'

export const reauthentication: Template<'reauthentication'> = ({ code, minutes }, { t }) => ({
  subject: t('account-mails.code.subject', { code }),
  lines: [t('account-mails.reauthentication.text'), t('account-mails.reauthentication.how', { minutes })],
  code,
  note: t('account-mails.reauthentication.note'),
})
