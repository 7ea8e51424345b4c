import type { CalendarEntry, CalendarItem } from '#contract/lender-calendar.ts'
import { type Day, weekdayOf } from '../../entities/period/calendar-days.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatDay } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'
import { EntryBars } from './entry-bars.tsx'
import { entriesOn, lanesOf } from './lender-calendar.ts'
import type { useDaySelection } from './use-day-selection.ts'

interface MonthRowProps {
  item: CalendarItem
  row: number
  entries: CalendarEntry[]
  days: Day[]
  today: Day
  reachable: { row: number; day: Day }
  selection: ReturnType<typeof useDaySelection>
  onActive: (day: Day) => void
  onOpen: (item: CalendarItem, day: Day, entries: CalendarEntry[]) => void
}

const LANE_PX = 26

/** One item and its days. */
export function MonthRow(props: MonthRowProps) {
  const { item, row, entries, days, today, reachable, selection, onActive, onOpen } = props
  const t = useTranslate()
  const { selected } = selection
  const shown = entries.filter((entry) => days.some((day) => entriesOn(day, [entry], item.time_zone).length))
  const height = Math.max(44, lanesOf(shown).length * LANE_PX + 8)

  return (
    <tr className="border-t border-line">
      <th
        scope="row"
        className="sticky start-0 z-20 bg-raised px-3 text-start text-sm font-semibold"
        style={{ height }}
      >
        <Link
          to={`/dashboard/listings/${item.id}/times`}
          lang={item.language}
          className="line-clamp-2 hover:underline"
        >
          {item.title}
        </Link>
      </th>
      {days.map((day, index) => {
        const taken = entriesOn(day, shown, item.time_zone)
        const isPast = day < today
        const isSelected = selected?.itemId === item.id && day >= selected.first && day <= selected.last
        return (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell by itself
          <td key={day} aria-selected={isSelected} className="relative p-0">
            {index === 0 && (
              <EntryBars entries={shown} first={day} days={days.length} timeZone={item.time_zone} />
            )}
            <button
              type="button"
              data-cell={`${row} ${day}`}
              tabIndex={reachable.row === row && reachable.day === day ? 0 : -1}
              aria-disabled={isPast && taken.length === 0}
              aria-label={`${item.title}, ${formatDay(day, t.language, { dateStyle: 'full' })}, ${wordsFor(taken)}`}
              onFocus={() => onActive(day)}
              onPointerDown={(event) => {
                if (event.pointerType === 'mouse' && !isPast && taken.length === 0)
                  selection.grab(item.id, day)
              }}
              onPointerEnter={() => selection.move(item.id, day)}
              onClick={() => {
                if (selection.isPending && selected?.itemId === item.id && !isPast)
                  selection.press(item.id, day)
                else if (taken.length > 0) onOpen(item, day, taken)
                else if (!isPast) selection.press(item.id, day)
              }}
              className={classNames(
                // The line is the button's: a cell with a border of its own would be narrower than its column.
                'block w-full border-s border-line -outline-offset-2 transition-colors',
                isSelected
                  ? 'bg-accent-tint'
                  : weekdayOf(day) > 5 || isPast
                    ? 'bg-sunken'
                    : 'hover:bg-sunken',
                isPast && taken.length === 0 && 'opacity-60',
              )}
              style={{ height }}
            />
          </td>
        )
      })}
    </tr>
  )

  function wordsFor(taken: CalendarEntry[]): string {
    if (taken.length === 0) return t('calendar.free')
    return taken
      .map((entry) =>
        entry.renter ? `${t(`calendar.${entry.kind}`)}: ${entry.renter}` : t(`calendar.${entry.kind}`),
      )
      .join(', ')
  }
}
