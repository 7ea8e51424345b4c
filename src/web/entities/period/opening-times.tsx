import { type OpeningHours, openingGroups, type Weekday } from '#domain/booking/opening-hours.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { weekdayName } from './weekday-name.ts'

/** A week of hours, line by line: neighbouring days that are alike are said once. */
export function OpeningTimes({ hours }: { hours: OpeningHours }) {
  const language = useLanguage()
  const name = (day: Weekday) => weekdayName(day, language)
  return (
    <span className="tabular grid grid-cols-[auto_1fr] gap-x-3">
      {openingGroups(hours).map(({ from, to, times }) => (
        <span key={from} className="col-span-2 grid grid-cols-subgrid">
          <span>{from === to ? name(from) : `${name(from)}–${name(to)}`}</span>
          <span>{times.map((time) => time.join('–')).join(', ')}</span>
        </span>
      ))}
    </span>
  )
}
