import type { Template } from '../templates.ts'

/** To a person whom the operator brought from another system: the way to an own password. */
export const accountPrepared: Template<'account-prepared'> = ({ name, url }, { t }) => ({
  subject: t('account-mails.prepared.subject'),
  lines: [
    t('account-mails.prepared.text', { name }),
    t('account-mails.prepared.how'),
    t('account-mails.prepared.agree'),
  ],
  action: { label: t('account-mails.prepared.action'), url },
  note: t('account-mails.prepared.note'),
})
