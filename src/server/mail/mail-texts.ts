import type { Locale } from './locale.ts'
import { dateText, dayText, type MailedRental, moneyText, periodText } from './rental-text.ts'
import { type Texts, textsIn } from './texts-in.ts'

/** Texts and formats in the language of the mail's reader. */
export interface MailTexts {
  t: Texts
  /** “1.234,50 €”, from cents. */
  money(cents: number): string
  /** An instant (ISO 8601) as the people at the item's place read it. */
  dateText(instant: string, timeZone: string): string
  /** A calendar day (`YYYY-MM-DD`). */
  dayText(day: string): string
  /** From when to when a rental lasts. */
  periodText(rental: MailedRental): string
}

/** Texts and formats for mails in this language. */
export const mailTexts = (locale: Locale, t: Texts = textsIn(locale)): MailTexts => ({
  t,
  money: (cents) => moneyText(cents, locale),
  dateText: (instant, timeZone) => dateText(instant, timeZone, locale),
  dayText: (day) => dayText(day, locale),
  periodText: (rental) => periodText(rental, locale),
})
