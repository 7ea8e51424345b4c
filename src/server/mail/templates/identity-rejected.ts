import { rentalCard } from '../rental-card.ts'
import type { Template } from '../templates.ts'

export const identityRejected: Template<'identity-rejected'> = (
  { step, reason, message, released, url },
  texts,
) => {
  const { t } = texts
  return {
    subject: t('identity-mails.rejected.subject'),
    lines: [
      t('identity-mails.rejected.text', { proof: t(`identity-mails.proof.${step}`) }),
      // Any other reason only the moderator's message explains.
      ...(reason === 'other' ? [] : [t(`identity-mails.reason.${reason}`)]),
      ...(message ? [t('mail.moderator', { message })] : []),
      t('identity-mails.rejected.how'),
      ...(released ? [t('identity-mails.rejected.released')] : []),
    ],
    ...(released && { cards: released.map((rental) => rentalCard(rental, texts)) }),
    action: { label: t('identity-mails.rejected.action'), url },
    note: t('identity-mails.rejected.note'),
  }
}
