import { WEEKDAYS, type Weekday } from '#domain/booking/opening-hours.ts'
import type { Language } from '../../i18n/languages.ts'
import { localeOf } from '../../lib/format.ts'

/** The fifth of January 1970 was a Monday. */
const A_MONDAY = Date.UTC(1970, 0, 5)
const DAY_MS = 86_400_000

/** “Mon”, “Mo”, “lun”, or the whole name. */
export const weekdayName = (day: Weekday, language: Language, length: 'short' | 'long' = 'short'): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: length, timeZone: 'UTC' }).format(
    A_MONDAY + WEEKDAYS.indexOf(day) * DAY_MS,
  )
