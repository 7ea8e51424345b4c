import type { Template } from '../templates.ts'

export const identityRejected: Template<'identity-rejected'> = ({ step, reason, message, url }, { t }) => ({
  subject: t('identity-mails.rejected.subject'),
  lines: [
    t('identity-mails.rejected.text', { proof: t(`identity-mails.proof.${step}`) }),
    // Any other reason only the moderator's message explains.
    ...(reason === 'other' ? [] : [t(`identity-mails.reason.${reason}`)]),
    ...(message ? [t('mail.moderator', { message })] : []),
    t('identity-mails.rejected.how'),
  ],
  action: { label: t('identity-mails.rejected.action'), url },
  note: t('identity-mails.rejected.note'),
})
