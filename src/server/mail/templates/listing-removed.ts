import type { Template } from '../templates.ts'

export const listingRemoved: Template<'listing-removed'> = ({ title, reason, message, url }, { t }) => ({
  subject: t('listing-mails.removed.subject'),
  lines: [
    t('listing-mails.removed.text', { title }),
    // Any other reason only the moderator's message explains.
    ...(reason === 'other' ? [] : [t(`listing-mails.reason.${reason}`)]),
    ...(message ? [t('mail.moderator', { message })] : []),
    t('listing-mails.removed.effect'),
  ],
  action: { label: t('listing-mails.removed.action'), url },
  note: t('listing-mails.removed.note'),
})
