const DAY_MS = 86_400_000
/** The most days of one export, so that a year with a leap day fits. */
export const MAX_EXPORT_DAYS = 366
/** The most days back for which a trial balance is drawn: it goes back from today's balances. */
export const MAX_BALANCE_DAYS = 366

/** Days from one day (`2026-11-26`) to another, negative where it is before. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** Whether one export takes this period, both days in it. */
export const isExportPeriod = ({ from, to }: { from: string; to: string }): boolean =>
  daysBetween(from, to) >= 0 && daysBetween(from, to) < MAX_EXPORT_DAYS

/** The first day of the business year in which a day is, for years that begin with this month (1 to 12). */
export function businessYearOf(day: string, month: number): string {
  const first = `-${String(month).padStart(2, '0')}-01`
  const year = Number(day.slice(0, 4))
  return `${day.slice(4) < first ? year - 1 : year}${first}`
}

/** Whether both days are in one business year: a file for DATEV is for one. */
export const isInOneBusinessYear = ({ from, to }: { from: string; to: string }, month: number): boolean =>
  businessYearOf(from, month) === businessYearOf(to, month)

/** The month before that of a day, as its first and last day. */
export function monthBefore(day: string): { from: string; to: string } {
  const to = new Date(Date.parse(`${day.slice(0, 7)}-01`) - DAY_MS).toISOString().slice(0, 10)
  return { from: `${to.slice(0, 7)}-01`, to }
}
