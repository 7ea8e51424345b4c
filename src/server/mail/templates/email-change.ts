import type { Template } from '../templates.ts'

export const emailChange: Template<'email-change'> = ({ url, minutes, from, to }, { t }) => ({
  subject: t('account-mails.email-change.subject'),
  lines: [
    t('account-mails.email-change.text', { from, to }),
    t('account-mails.email-change.how', { minutes }),
  ],
  action: { label: t('account-mails.email-change.action'), url },
  note: t('account-mails.email-change.note'),
})
