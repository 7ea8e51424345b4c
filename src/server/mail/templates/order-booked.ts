import type { Template } from '../templates.ts'

export const orderBooked: Template<'order-booked'> = (
  { number, totalCents, rentals, url },
  { t, money, dateText, rentalText },
) => ({
  subject: t('rental-mails.order.subject', { number }),
  lines: [
    t('rental-mails.order.text'),
    ...rentals.map((rental) =>
      rental.answerBy
        ? t('rental-mails.order.line', {
            rental: rentalText(rental),
            date: dateText(rental.answerBy, rental.timeZone),
          })
        : rentalText(rental),
    ),
    t('rental-mails.order.total', { amount: money(totalCents) }),
  ],
  action: { label: t('rental-mails.order.action'), url },
  note: t('rental-mails.order.note'),
})
