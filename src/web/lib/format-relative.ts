import type { Language } from '../i18n/languages.ts'
import { dayIn } from './day-in.ts'
import { formatAway } from './format.ts'

const DAY = 86_400
const STEPS: [number, Intl.RelativeTimeFormatUnit][] = [
  [31_557_600, 'year'],
  [2_629_800, 'month'],
  [DAY, 'day'],
  [3_600, 'hour'],
  [60, 'minute'],
]

/** “in 5 minutes”, “3 days ago”; days are those of the calendar in the time zone. */
export function formatRelative(
  instant: string | number | Date,
  now: number,
  language: Language,
  timeZone: string,
): string {
  const at = new Date(instant)
  const seconds = (at.getTime() - now) / 1_000
  const [size, unit] = STEPS.find(([size]) => Math.abs(seconds) >= size) ?? [1, 'second' as const]
  // In a day and a half is the day after tomorrow, if it is evening.
  if (unit === 'day') return formatAway(daysBetween(new Date(now), at, timeZone), 'day', language)
  return formatAway(Math.round(seconds / size), unit, language)
}

function daysBetween(from: Date, to: Date, timeZone: string): number {
  const day = dayIn(timeZone)
  return (Date.parse(day(to.toISOString())) - Date.parse(day(from.toISOString()))) / (DAY * 1_000)
}
