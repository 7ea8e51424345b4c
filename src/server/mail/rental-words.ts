import { rule } from '#domain/settings/rules.ts'
import type { MailTexts } from './mail-texts.ts'
import type { MailedRental } from './rental-text.ts'
import { shortTitle } from './short-title.ts'

/** The words by which sentences refer to a rental: its title, the first name of the other side, and the
 * hours in which a problem can be reported. */
export const rentalWords = ({ title, counterpart, claimHours }: MailedRental, t: MailTexts['t']) => ({
  title: shortTitle(title),
  name: counterpart?.name || t('message-mails.neighbour'),
  hours: claimHours ?? rule('claimHours'),
})

/** The title of one rental, or of the first of several and how many more there are. */
export function titleOfAll(rentals: MailedRental[], t: MailTexts['t']): string {
  const title = shortTitle(rentals[0]?.title ?? '')
  return rentals.length > 1 ? t('mail.and-more', { title, count: rentals.length - 1 }) : title
}

/** Whether rentals of one order are booked, wait for the lender's answer, or some the one and some the other. */
export function standingOf(rentals: MailedRental[]): 'booked' | 'requested' | 'mixed' {
  const waiting = rentals.filter(({ answerBy }) => answerBy).length
  if (waiting === 0) return 'booked'
  return waiting === rentals.length ? 'requested' : 'mixed'
}
