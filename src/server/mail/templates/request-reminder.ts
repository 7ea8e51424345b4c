import type { Template } from '../templates.ts'

export const requestReminder: Template<'request-reminder'> = (
  { rental, url },
  { t, dateText, rentalText },
) => ({
  subject: t('rental-mails.reminder.subject'),
  lines: [
    t('rental-mails.reminder.text', { rental: rentalText(rental) }),
    ...(rental.answerBy
      ? [t('rental-mails.reminder.until', { date: dateText(rental.answerBy, rental.timeZone) })]
      : []),
  ],
  action: { label: t('mail.open-rental'), url },
  note: t('rental-mails.booked.note'),
})
