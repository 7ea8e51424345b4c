import type { Template } from '../templates.ts'

export const magicLink: Template<'magic-link'> = ({ code, url, minutes }, { t }) => ({
  subject: t('account-mails.code.subject', { code }),
  lines: [t('account-mails.magic-link.how', { minutes })],
  code,
  action: { label: t('account-mails.sign-in'), url },
  note: t('account-mails.magic-link.note'),
})
