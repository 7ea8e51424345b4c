import type { Template } from '../templates.ts'

export const accountExists: Template<'account-exists'> = ({ url }, { t }) => ({
  subject: t('account-mails.exists.subject'),
  lines: [t('account-mails.exists.text'), t('account-mails.exists.how')],
  action: { label: t('account-mails.sign-in'), url },
  note: t('account-mails.exists.note'),
})
