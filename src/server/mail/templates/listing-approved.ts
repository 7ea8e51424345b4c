import type { Template } from '../templates.ts'

export const listingApproved: Template<'listing-approved'> = ({ title, url }, { t }) => ({
  subject: t('listing-mails.approved.subject'),
  lines: [t('listing-mails.approved.text', { title })],
  action: { label: t('listing-mails.approved.action'), url },
  note: t('listing-mails.approved.note'),
})
