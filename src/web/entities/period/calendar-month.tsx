import { type CalendarDate, isSameMonth, startOfMonth } from '@internationalized/date'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Period } from '#domain/booking/overlap.ts'
import type { LocalDay } from '#domain/search/wanted-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { classNames } from '../../ui/class-names.ts'
import { type DayState, dayState } from './calendar.ts'
import { endOfWeek, startOfWeek, weeksOf } from './week.ts'

interface CalendarMonthProps {
  month: CalendarDate
  onMonth: (month: CalendarDate) => void
  labelledBy: string
  locale: string
  timeZone: string
  today: CalendarDate
  taken: readonly Period[]
  /** Before this instant nothing can begin, epoch ms. */
  earliest: number
  first: CalendarDate | undefined
  last: CalendarDate | undefined
  canChoose: (day: LocalDay) => boolean
  onChoose: (day: LocalDay) => void
}

/** The days of one month as a grid that arrow keys walk through (WAI-ARIA grid pattern). */
export function CalendarMonth(props: CalendarMonthProps) {
  const { month, onMonth, labelledBy, locale, today, first, last } = props
  const initial = first && isSameMonth(first, month) ? first : isSameMonth(today, month) ? today : month
  const [focused, setFocused] = useState(initial)
  const grid = useRef<HTMLTableElement>(null)
  const walked = useRef(false)
  // Exactly one day of the month in sight can be reached by Tab.
  const reachable = isSameMonth(focused, month) ? focused : initial

  useEffect(() => {
    if (!walked.current) return
    walked.current = false
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [focused])

  function walk(event: KeyboardEvent) {
    const next = nextDate(event, reachable)
    if (!next) return
    event.preventDefault()
    if (next.compare(today) < 0 || next.compare(today.add({ days: 366 })) > 0) return
    walked.current = true
    setFocused(next)
    if (!isSameMonth(next, month)) onMonth(startOfMonth(next))
  }

  const weeks = weeksOf(month)
  return (
    <table
      ref={grid}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of buttons, as the WAI-ARIA pattern has it
      role="grid"
      aria-labelledby={labelledBy}
      onKeyDown={walk}
      className="mt-1 w-full table-fixed"
    >
      <thead>
        <tr>
          {weekdays(weeks[0]!, locale).map(({ short, long }) => (
            <th key={long} scope="col" abbr={long} className="h-8 text-xs font-medium text-ink-faint">
              {short}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week.toString()}>
            {Array.from({ length: 7 }, (_, n) => week.add({ days: n })).map((date) => (
              // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell by itself
              <td
                key={date.toString()}
                aria-selected={isBetween(date, first, last)}
                className={classNames(
                  'p-0 text-center',
                  isBetween(date, first, last) && 'bg-accent-tint',
                  ends(date, first, last),
                )}
              >
                {isSameMonth(date, month) && (
                  <Day {...props} date={date} isReachable={date.compare(reachable) === 0} />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface DayProps extends CalendarMonthProps {
  date: CalendarDate
  isReachable: boolean
}

function Day({
  date,
  isReachable,
  locale,
  timeZone,
  today,
  taken,
  earliest,
  first,
  last,
  canChoose,
  onChoose,
}: DayProps) {
  const t = useTranslate()
  const state = dayState(date, timeZone, taken, earliest)
  const disabled = state === 'past' || state === 'full' || !canChoose(date.toString())
  // A free day may still be too short, too near or too far.
  const shown = disabled && state === 'free' ? 'past' : state
  const isEnd = first?.compare(date) === 0 || last?.compare(date) === 0
  const spoken = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(
    date.toDate('UTC'),
  )
  return (
    <button
      type="button"
      data-date={date.toString()}
      tabIndex={isReachable ? 0 : -1}
      aria-disabled={disabled}
      aria-current={date.compare(today) === 0 ? 'date' : undefined}
      aria-label={`${spoken}, ${t(`product.calendar.${shown}`)}`}
      onClick={() => !disabled && onChoose(date.toString())}
      className={classNames(
        'tabular relative inline-grid h-11 w-full max-w-11 place-items-center rounded-pill lg:h-9 lg:max-w-9 text-sm transition-colors',
        isEnd && !disabled ? 'bg-accent font-semibold text-on-accent hover:bg-accent-strong' : STYLES[shown],
        disabled && shown === 'part' && 'text-ink-faint opacity-45',
        date.compare(today) === 0 && 'font-bold',
      )}
    >
      {date.day}
      {state === 'part' && (
        <span aria-hidden className="absolute bottom-1.5 h-1 w-3 rounded-pill bg-notice" />
      )}
    </button>
  )
}

const STYLES: Record<DayState, string> = {
  past: 'text-ink-faint opacity-45',
  full: 'text-ink-faint line-through decoration-2',
  part: 'font-medium hover:bg-sunken',
  free: 'font-medium hover:bg-sunken',
}

const isBetween = (date: CalendarDate, first?: CalendarDate, last?: CalendarDate): boolean =>
  !!first && !!last && first.compare(date) <= 0 && date.compare(last) <= 0

const ends = (date: CalendarDate, first?: CalendarDate, last?: CalendarDate): string =>
  classNames(first?.compare(date) === 0 && 'rounded-s-pill', last?.compare(date) === 0 && 'rounded-e-pill')

function weekdays(begin: CalendarDate, locale: string) {
  const name = (date: CalendarDate, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(date.toDate('UTC'))
  return Array.from({ length: 7 }, (_, n) => begin.add({ days: n })).map((date) => ({
    short: name(date, 'short'),
    long: name(date, 'long'),
  }))
}

function nextDate({ key, shiftKey }: KeyboardEvent, from: CalendarDate): CalendarDate | undefined {
  const rtl = document.documentElement.dir === 'rtl' ? -1 : 1
  const steps: Record<string, () => CalendarDate> = {
    ArrowLeft: () => from.subtract({ days: rtl }),
    ArrowRight: () => from.add({ days: rtl }),
    ArrowUp: () => from.subtract({ weeks: 1 }),
    ArrowDown: () => from.add({ weeks: 1 }),
    Home: () => startOfWeek(from),
    End: () => endOfWeek(from),
    PageUp: () => from.subtract(shiftKey ? { years: 1 } : { months: 1 }),
    PageDown: () => from.add(shiftKey ? { years: 1 } : { months: 1 }),
  }
  return steps[key]?.()
}
