import { DAY_ENDS, DAY_STARTS, type LocalTime, type WantedPeriod } from '#domain/search/wanted-period.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatDate, formatDateRange } from '../../lib/format.ts'

/** Local time has no zone: it is written and read as if it were UTC. */
const asIfUtc = (time: LocalTime) => `${time}:00Z`

/** Wanted dates in words: days where they have the usual hours, else to the minute. */
export function periodText({ from, to }: WantedPeriod, language: Language): string {
  const isWholeDays = from.endsWith(DAY_STARTS) && to.endsWith(DAY_ENDS)
  if (isWholeDays && from.slice(0, 10) === to.slice(0, 10))
    return formatDate(asIfUtc(from), language, 'day', 'UTC')
  return formatDateRange(asIfUtc(from), asIfUtc(to), language, isWholeDays ? 'day' : 'date-time', 'UTC')
}
