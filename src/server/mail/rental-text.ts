import type { Locale } from './locale.ts'

/** One rental in a mail; instants are ISO 8601 and shown in the item's time zone. */
export interface MailedRental {
  title: string
  start: string
  end: string
  timeZone: string
  /** Until when the owner answers, where they still have to. */
  answerBy?: string
}

/** “Hammer drill, 24 Nov 2026, 10:00 – 26 Nov 2026, 10:00”. */
export const rentalText = (rental: MailedRental, locale: Locale): string =>
  `${rental.title}, ${dates(rental.timeZone, locale).formatRange(new Date(rental.start), new Date(rental.end))}`

/** An instant as the people at the item's place read it. */
export const dateText = (instant: string, timeZone: string, locale: Locale): string =>
  dates(timeZone, locale).format(new Date(instant))

/** “1.234,50 €”, from cents. */
export const moneyText = (cents: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' }).format(cents / 100)

const dates = (timeZone: string, locale: Locale) =>
  // British English: day before month, and 24 hours, as wherever these items are.
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  })
