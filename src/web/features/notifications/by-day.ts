import type { Notice } from './use-notices.ts'

export interface Day {
  /** `YYYY-MM-DD` where the reader is. */
  day: string
  notices: Notice[]
}

/** Notices by the day on which the reader was told, in the order in which they come. */
export function byDay(notices: readonly Notice[], timeZone: string): Day[] {
  // Swedish writes dates as ISO 8601 does.
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone })
  const days: Day[] = []
  for (const notice of notices) {
    const day = format.format(new Date(notice.created_at))
    const last = days.at(-1)
    if (last?.day === day) last.notices.push(notice)
    else days.push({ day, notices: [notice] })
  }
  return days
}
