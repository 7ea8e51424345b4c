import type { ReminderKind } from '#domain/booking/rental-reminders.ts'
import { rentalCard } from '../rental-card.ts'
import type { MailedRental } from '../rental-text.ts'
import { rentalWords } from '../rental-words.ts'
import type { Template } from '../templates.ts'

export interface ReminderMail {
  reminder: ReminderKind
  to: 'renter' | 'owner'
  rental: MailedRental
  url: string
}

export const rentalReminder: Template<'rental-reminder'> = ({ reminder, to, rental, url }, texts) => {
  const { t, dateText } = texts
  const { start, end, answerBy, timeZone } = rental
  const words = {
    ...rentalWords(rental, t),
    start: dateText(start, timeZone),
    end: dateText(end, timeZone),
    date: answerBy ? dateText(answerBy, timeZone) : '',
  }
  return {
    subject: t(`rental-mails.remind.${reminder}.subject`, words),
    lines: [t(`rental-mails.remind.${reminder}.${to}`, words)],
    cards: [rentalCard(rental, texts)],
    action: { label: t(actionOf(reminder, to)), url },
    note: reminder === 'request' ? t('rental-mails.lent.note-requested') : '',
  }
}

function actionOf(reminder: ReminderKind, to: 'renter' | 'owner') {
  if (reminder === 'request') return 'rental-mails.lent.action-requested'
  return reminder === 'pick-up' && to === 'renter' ? 'rental-mails.accepted.action' : 'mail.open-rental'
}
