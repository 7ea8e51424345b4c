import { brand } from '#contract/brand.ts'
import type { Locale } from './locale.ts'

/** One rental in a mail; instants are ISO 8601 and shown in the item's time zone. */
export interface MailedRental {
  title: string
  start: string
  end: string
  timeZone: string
  /** Until when the owner answers, where they still have to. */
  answerBy?: string
  /** The rest is known of a booking: its page as the reader sees it, and what they want to know before they open it. */
  url?: string
  number?: number
  /** First name of the other side. */
  counterpart?: { role: 'renter' | 'owner'; name: string }
  quantity?: number
  place?: MailedPlace
  /** Cents, for the renter: the price, without the deposit. */
  priceCents?: number
  depositCents?: number
  /** Cents, for the owner: the price less our fee. */
  earningsCents?: number
  /** The hours after the return in which a problem can be reported, as agreed. */
  claimHours?: number
}

/** Where a rental changes hands. */
export interface MailedPlace {
  method: 'pickup' | 'delivery' | 'hub'
  /** As one would write it on a letter. */
  address: string
  /** Only the area: the reader learns the address once the request is accepted. */
  isRough?: boolean
}

/** “Hammer drill, Tue, 24 Nov 2026, 10:00 – Thu, 26 Nov 2026, 10:00”. */
export const rentalText = (rental: MailedRental, locale: Locale): string =>
  `${rental.title}, ${periodText(rental, locale)}`

/** “Tue, 24 Nov 2026, 10:00 – Thu, 26 Nov 2026, 10:00”. */
export const periodText = ({ timeZone, start, end }: MailedRental, locale: Locale): string =>
  dates(timeZone, locale)
    .formatRangeToParts(new Date(start), new Date(end))
    // As a single time is written: in Spanish a range has “3:30”.
    .map(({ type, value }) => (type === 'hour' ? value.padStart(2, '0') : value))
    .join('')

/** An instant as the people at the item's place read it. */
export const dateText = (instant: string, timeZone: string, locale: Locale): string =>
  dates(timeZone, locale).format(new Date(instant))

/** “20 December 2026”, from a calendar day (`YYYY-MM-DD`). */
export const dayText = (day: string, locale: Locale): string =>
  new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** “1.234,50 €”, from cents, in the currency of the site. */
export const moneyText = (cents: number, locale: Locale): string =>
  once(
    `${locale} ${brand.currency}`,
    () => new Intl.NumberFormat(locale, { style: 'currency', currency: brand.currency }),
  ).format(cents / 100)

const dates = (timeZone: string, locale: Locale) =>
  once(
    `${locale} ${timeZone}`,
    () =>
      // British English: day before month, and 24 hours, as wherever these items are.
      new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }),
  )

const made = new Map<string, unknown>()
/** Zones may be written in many ways: a map that only grows would be a way to fill the memory. */
const MAX_MADE = 2_000

/** To make a formatter takes longer than to write the rest of a mail. */
function once<Formatter>(key: string, make: () => Formatter): Formatter {
  if (!made.has(key)) {
    if (made.size >= MAX_MADE) made.clear()
    made.set(key, make())
  }
  return made.get(key) as Formatter
}
