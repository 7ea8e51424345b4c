import type { Template } from '../templates.ts'

export const invitation: Template<'invitation'> = ({ code, url, minutes }, { t }) => ({
  subject: t('account-mails.invitation.subject'),
  lines: [t('account-mails.invitation.text'), t('account-mails.invitation.how', { minutes })],
  code,
  action: { label: t('account-mails.invitation.action'), url },
  note: t('account-mails.invitation.note'),
})
