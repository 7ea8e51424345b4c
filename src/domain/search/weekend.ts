import { type LocalDay, usualHours, type WantedPeriod } from './wanted-period.ts'

const DAY_MS = 86_400_000
const SATURDAY = 6

/** Saturday and Sunday with the usual hours: of this week until Friday, afterwards of the next, which can still be had. */
export function weekendAfter(today: LocalDay): WantedPeriod {
  const from = Date.parse(`${today}T00:00Z`)
  const ahead = (SATURDAY - new Date(from).getUTCDay() + 7) % 7 || 7
  const dayAt = (days: number): LocalDay => new Date(from + days * DAY_MS).toISOString().slice(0, 10)
  return usualHours(dayAt(ahead), dayAt(ahead + 1))
}

/** Whether the weekend after this day is another week's. */
export const isNextWeek = (today: LocalDay): boolean =>
  [0, SATURDAY].includes(new Date(`${today}T00:00Z`).getUTCDay())
