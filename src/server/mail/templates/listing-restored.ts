import type { Template } from '../templates.ts'

export const listingRestored: Template<'listing-restored'> = ({ title, url }, { t }) => ({
  subject: t('listing-mails.restored.subject'),
  lines: [t('listing-mails.restored.text', { title }), t('listing-mails.restored.next')],
  action: { label: t('listing-mails.removed.action'), url },
  note: t('listing-mails.restored.note'),
})
