import {
  DAY_STARTS,
  dayOf,
  type LocalDay,
  type LocalTime,
  timeOf,
  usualHours,
  type WantedPeriod,
  wholeDay,
} from './wanted-period.ts'
import { weekendAfter } from './weekend.ts'

export type QuickPeriod = 'today' | 'tomorrow' | 'weekend'

const HOUR_MS = 3_600_000
/** The notice that owners usually want: an earlier start would find next to nothing. */
const USUAL_NOTICE_HOURS = 2
/** The latest hour at which a pick-up is suggested for today. */
const LATEST_START = '20:00'

/**
 * The periods most often wanted at this local time: the 24 hours from the next hour that leaves owners their notice,
 * unless that is too late in the day; tomorrow; the next weekend that can still be had whole.
 */
export function quickPeriods(now: LocalTime): Partial<Record<QuickPeriod, WantedPeriod>> {
  const at = Date.parse(`${now}:00Z`)
  const local = (ms: number): LocalTime => new Date(ms).toISOString().slice(0, 16)
  const today: LocalDay = dayOf(now)
  const tomorrow: LocalDay = dayOf(local(at + 24 * HOUR_MS))
  const soon = local((Math.ceil(at / HOUR_MS) + USUAL_NOTICE_HOURS) * HOUR_MS)
  const usual = `${today}T${DAY_STARTS}`
  const start = soon > usual ? soon : usual
  return {
    ...(start <= `${today}T${LATEST_START}` && { today: wholeDay(today, timeOf(start)) }),
    tomorrow: usualHours(tomorrow, tomorrow),
    weekend: weekendAfter(today),
  }
}
