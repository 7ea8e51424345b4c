import { hasUsualHours, isWholeDay, type LocalTime, type WantedPeriod } from '#domain/search/wanted-period.ts'
import type { Language } from '../../i18n/languages.ts'
import { formatDate, formatDateRange } from '../../lib/format.ts'

/** Local time has no zone: it is written and read as if it were UTC. */
const asIfUtc = (time: LocalTime) => `${time}:00Z`

const known = new Map<string, string>()
const MAX_KNOWN = 1_000

/** Wanted dates in words: days where they have the usual hours, else to the minute. */
export function wantedPeriodText(period: WantedPeriod, language: Language): string {
  // A range is dear to write, and many look for the same weekend; another year than this one is named.
  const key = `${language} ${period.from} ${period.to} ${new Date().getUTCFullYear()}`
  const text = known.get(key) ?? write(period, language)
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, text)
  return text
}

function write(period: WantedPeriod, language: Language): string {
  const { from, to } = period
  const isDays = hasUsualHours(period)
  if (isDays && isWholeDay(period)) return formatDate(asIfUtc(from), language, 'day', 'UTC')
  return formatDateRange(asIfUtc(from), asIfUtc(to), language, isDays ? 'day' : 'date-time', 'UTC')
}
