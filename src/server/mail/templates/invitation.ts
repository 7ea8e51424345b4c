import type { Template } from '../templates.ts'

export const invitation: Template<'invitation'> = ({ url, minutes }, { t }) => ({
  subject: t('account-mails.invitation.subject'),
  lines: [t('account-mails.invitation.text'), t('account-mails.invitation.how', { minutes })],
  action: { label: t('account-mails.invitation.action'), url },
  note: t('account-mails.invitation.note'),
})
