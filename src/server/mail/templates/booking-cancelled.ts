import type { Template } from '../templates.ts'

export const bookingCancelled: Template<'booking-cancelled'> = (
  { rental, to, isOwnDoing, refundCents, message, url },
  { t, money, rentalText },
) => {
  const by = isOwnDoing ? 'own' : 'other'
  return {
    subject: t(`rental-mails.cancelled.subject-${by}`),
    lines: [
      t(`rental-mails.cancelled.${by}`, { rental: rentalText(rental) }),
      ...(message ? [t('rental-mails.cancelled.message', { message })] : []),
      t(`rental-mails.cancelled.refund-${to}`, { amount: money(refundCents) }),
      ...(to === 'renter' && !isOwnDoing ? [t('rental-mails.cancelled.rescue')] : []),
    ],
    action: { label: t('mail.see-details'), url },
    note: t('rental-mails.cancelled.note'),
  }
}
