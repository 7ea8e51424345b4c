import type { Template } from '../templates.ts'

export const listingReturned: Template<'listing-returned'> = ({ title, reason, message, url }, { t }) => ({
  subject: t('listing-mails.returned.subject'),
  lines: [
    t('listing-mails.returned.text', { title }),
    // Any other reason only the moderator's message explains.
    ...(reason === 'other' ? [] : [t(`listing-mails.reason.${reason}`)]),
    ...(message ? [t('mail.moderator', { message })] : []),
    t('listing-mails.returned.how'),
  ],
  action: { label: t('listing-mails.returned.action'), url },
  note: t('listing-mails.returned.note'),
})
