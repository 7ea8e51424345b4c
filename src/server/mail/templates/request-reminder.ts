import { rentalCard } from '../rental-card.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export const requestReminder: Template<'request-reminder'> = ({ rental, url }, texts) => {
  const { t, dateText } = texts
  const words = rentalWords(rental, t)
  const until = rental.answerBy && dateText(rental.answerBy, rental.timeZone)
  return {
    subject: t('rental-mails.reminder.subject', words),
    lines: [
      t('rental-mails.reminder.text', words),
      ...(until ? [t('rental-mails.reminder.until', { date: until })] : []),
    ],
    cards: [rentalCard(rental, texts)],
    action: { label: t('rental-mails.lent.action-requested'), url },
    note: t('rental-mails.lent.note-requested'),
  }
}
