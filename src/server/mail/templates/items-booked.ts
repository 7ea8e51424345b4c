import type { Template } from '../templates.ts'

export const itemsBooked: Template<'items-booked'> = (
  { renter, rentals, url },
  { t, dateText, rentalText },
) => ({
  subject: t('rental-mails.booked.subject', { renter }),
  lines: [
    t('rental-mails.booked.text', { renter }),
    ...rentals.map((rental) =>
      rental.answerBy
        ? t('rental-mails.booked.line', {
            rental: rentalText(rental),
            date: dateText(rental.answerBy, rental.timeZone),
          })
        : rentalText(rental),
    ),
  ],
  action: { label: t('mail.open-dashboard'), url },
  note: t('rental-mails.booked.note'),
})
