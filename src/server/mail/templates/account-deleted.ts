import type { Template } from '../templates.ts'

export const accountDeleted: Template<'account-deleted'> = (_, { t }) => ({
  subject: t('account-mails.deleted.subject'),
  lines: [t('account-mails.deleted.gone'), t('account-mails.deleted.kept')],
  note: t('account-mails.deleted.note'),
})
