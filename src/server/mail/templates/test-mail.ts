import type { Template } from '../templates.ts'

export const testMail: Template<'test-mail'> = ({ code, minutes }, { t }) => ({
  subject: t('account-mails.test-mail.subject'),
  lines: [t('account-mails.test-mail.text'), t('account-mails.test-mail.how', { minutes })],
  code,
  note: t('account-mails.test-mail.note'),
})
