import type { Template } from '../templates.ts'

export const pickedUp: Template<'picked-up'> = ({ rental, to, url }, { t, rentalText }) => ({
  subject: t('rental-mails.picked-up.subject', { title: rental.title }),
  lines: [
    t('rental-mails.picked-up.text', { rental: rentalText(rental) }),
    t(`rental-mails.picked-up.${to}`),
  ],
  action: { label: t('mail.open-rental'), url },
  note: t('rental-mails.picked-up.note'),
})
