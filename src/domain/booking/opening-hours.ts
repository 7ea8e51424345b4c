export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Local times from and to, `HH:MM`; a day that is missing is closed. */
export type OpeningHours = Partial<Record<Weekday, [from: string, to: string][]>>

export interface OpeningGroup {
  from: Weekday
  to: Weekday
  /** Empty: closed. */
  times: [from: string, to: string][]
}

/** A week of opening hours with neighbouring days that are alike said once, closed days left out. */
export function openingGroups(hours: OpeningHours): OpeningGroup[] {
  const groups: OpeningGroup[] = []
  for (const day of WEEKDAYS) {
    const times = hours[day] ?? []
    const last = groups.at(-1)
    if (last && JSON.stringify(last.times) === JSON.stringify(times)) last.to = day
    else groups.push({ from: day, to: day, times })
  }
  return groups.filter(({ times }) => times.length > 0)
}
