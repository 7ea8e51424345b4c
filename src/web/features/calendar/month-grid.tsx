import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { CalendarEntry, CalendarItem, LenderCalendar } from '#contract/lender-calendar.ts'
import { addDays, type Day, monthAfter, weekdayOf } from '../../entities/period/calendar-days.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatDay } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { Legend } from './entry-bars.tsx'
import { MonthRow } from './month-row.tsx'
import { type SelectedDays, useDaySelection } from './use-day-selection.ts'

interface MonthGridProps {
  calendar: LenderCalendar
  month: Day
  today: Day
  onMonth: (month: Day) => void
  onBlock: (selected: SelectedDays) => void
  onOpen: (item: CalendarItem, day: Day, entries: CalendarEntry[]) => void
}

/** A row an item, a column a day: a grid that arrow keys walk through (WAI-ARIA grid pattern). */
export function MonthGrid({ calendar, month, today, onMonth, onBlock, onOpen }: MonthGridProps) {
  const t = useTranslate()
  const selection = useDaySelection(onBlock)
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  const [active, setActive] = useState({ row: 0, day: today })
  const days = daysOf(month)
  const last = days.at(-1)!
  // Exactly one cell can be reached by Tab.
  const reachable = {
    row: Math.min(active.row, calendar.items.length - 1),
    day:
      active.day < month || active.day > last
        ? today >= month && today <= last
          ? today
          : month
        : active.day,
  }

  useEffect(() => {
    if (!walked.current) return
    walked.current = false
    grid.current?.querySelector<HTMLElement>(`[data-cell="${active.row} ${active.day}"]`)?.focus()
  }, [active])

  function walk(event: KeyboardEvent) {
    if (event.key === 'Escape') return selection.cancel()
    const { row, day } = reachable
    const sideways = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
    const steps: Record<string, { row: number; day: Day }> = {
      ArrowLeft: { row, day: addDays(day, -sideways) },
      ArrowRight: { row, day: addDays(day, sideways) },
      ArrowUp: { row: Math.max(row - 1, 0), day },
      ArrowDown: { row: Math.min(row + 1, calendar.items.length - 1), day },
      Home: { row, day: month },
      End: { row, day: last },
      PageUp: { row, day: monthAfter(day, -1) },
      PageDown: { row, day: monthAfter(day, 1) },
    }
    const next = steps[event.key]
    if (!next) return
    event.preventDefault()
    walked.current = true
    setActive(next)
    if (selection.isPending) selection.move(calendar.items[next.row]!.id, next.day)
    if (next.day < month || next.day > last) onMonth(monthAfter(next.day, 0))
  }

  return (
    <div className="grid gap-4">
      <Legend />
      <p role="status" className="text-sm text-ink-soft">
        {selection.isPending ? t('calendar.choose-last') : t('calendar.how')}
      </p>
      <div className="relative overflow-x-auto rounded-card border border-line bg-raised">
        <table
          ref={grid}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of buttons, as the WAI-ARIA pattern has it
          role="grid"
          aria-label={t('calendar.grid')}
          onKeyDown={walk}
          onPointerUp={(event) => {
            const cell = (event.target as Element).closest<HTMLElement>('[data-cell]')
            const [row, day] = cell?.dataset.cell?.split(' ') ?? []
            selection.release(row === undefined ? undefined : calendar.items[Number(row)]?.id, day)
          }}
          onPointerLeave={() => selection.release(undefined, undefined)}
          className="w-full min-w-232 table-fixed border-collapse select-none"
        >
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 z-20 w-40 bg-raised px-3 text-start text-sm">
                {t('calendar.item')}
              </th>
              {days.map((day) => (
                <th
                  key={day}
                  scope="col"
                  abbr={formatDay(day, t.language, { weekday: 'long', day: 'numeric' })}
                  className={classNames(
                    'tabular h-12 border-s border-line text-xs font-medium',
                    day === today ? 'bg-accent-tint text-accent-ink' : 'text-ink-soft',
                    weekdayOf(day) > 5 && day !== today && 'bg-sunken',
                  )}
                >
                  <span className="block">{formatDay(day, t.language, { weekday: 'narrow' })}</span>
                  <span className="block">{Number(day.slice(8))}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {calendar.items.map((item, row) => (
              <MonthRow
                key={item.id}
                {...{ item, row, days, today, reachable, selection, onOpen }}
                entries={calendar.entries.filter((entry) => entry.item_id === item.id)}
                onActive={(day) => setActive({ row, day })}
              />
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

function daysOf(month: Day): Day[] {
  const days: Day[] = []
  for (let day = month; day < monthAfter(month, 1); day = addDays(day, 1)) days.push(day)
  return days
}
