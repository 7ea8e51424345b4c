import type { Template } from '../templates.ts'

export const returned: Template<'returned'> = ({ rental, to, url }, { t, rentalText }) => ({
  subject: t('rental-mails.returned.subject', { title: rental.title }),
  lines: [t('rental-mails.returned.text', { rental: rentalText(rental) }), t(`rental-mails.returned.${to}`)],
  action: { label: t('mail.open-rental'), url },
  note: t('rental-mails.returned.note'),
})
