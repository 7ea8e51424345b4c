import { WEEKDAYS, type Weekday } from '#domain/booking/opening-hours.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatDay } from '../../lib/format.ts'

/** “Mon”, “Mo”, “lun”, or the whole name. */
export const weekdayName = (day: Weekday, language: Language, length: 'short' | 'long' = 'short'): string =>
  // The fifth of January 1970 was a Monday.
  formatDay(`1970-01-${String(5 + WEEKDAYS.indexOf(day)).padStart(2, '0')}`, language, { weekday: length })
