import { isoOf } from '#backend/db/instant.ts'
import { type Titled, titleIn } from '#domain/listing/title-in.ts'
import type { Locale } from './locale.ts'
import type { MailedRental } from './rental-text.ts'

export interface RentalRow {
  title: string
  language: string
  translations: unknown
  start_date: string
  end_date: string
  time_zone: string
  request_expires_at?: string | null
}

/** A line of an order or a booking as a mail shows it, with the item's title in the reader's language. */
export function mailedRental(row: RentalRow, locale: Locale): MailedRental {
  return {
    title: titleIn({ ...row, translations: row.translations as Titled['translations'] }, locale),
    start: isoOf(row.start_date),
    end: isoOf(row.end_date),
    timeZone: row.time_zone,
    ...(row.request_expires_at && { answerBy: isoOf(row.request_expires_at) }),
  }
}
