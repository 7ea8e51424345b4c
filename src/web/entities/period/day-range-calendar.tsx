import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { localeOf } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { addDays, type Day, monthAfter, weekdayOf, weeksOf } from './calendar-days.ts'

interface DayRangeCalendarProps {
  first: Day | undefined
  last: Day | undefined
  /** The earliest and the latest day that can be chosen. */
  earliest: Day
  latest: Day
  onChange: (first: Day, last: Day | undefined) => void
}

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 }
const WEEK = [
  '2026-11-02',
  '2026-11-03',
  '2026-11-04',
  '2026-11-05',
  '2026-11-06',
  '2026-11-07',
  '2026-11-08',
]

/** Two months of days, of which a first and a last one are chosen, by pointer or by keys. */
export function DayRangeCalendar({ first, last, earliest, latest, onChange }: DayRangeCalendarProps) {
  const t = useTranslate()
  const [month, setMonth] = useState(monthAfter(first ?? earliest, 0))
  const [active, setActive] = useState(first ?? earliest)
  const moved = useRef(false)
  const ref = useRef<HTMLDivElement>(null)

  // It comes into a popover that was opened to choose days.
  useEffect(() => ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus(), [])

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    ref.current?.querySelector<HTMLElement>(`[data-day="${active}"]`)?.focus()
  }, [active])

  function choose(day: Day) {
    setActive(day)
    if (first && !last && day >= first) onChange(first, day)
    else onChange(day, undefined)
  }

  function moveTo(day: Day) {
    const to = day < earliest ? earliest : day > latest ? latest : day
    moved.current = true
    setActive(to)
    if (to < month || to >= monthAfter(month, 2)) setMonth(monthAfter(to, 0))
  }

  function onKeyDown(event: KeyboardEvent) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const step = STEPS[event.key]
    const sideways = Math.abs(step ?? 0) === 1 && isMirrored ? -1 : 1
    if (step) moveTo(addDays(active, step * sideways))
    else if (event.key === 'Home') moveTo(addDays(active, 1 - weekdayOf(active)))
    else if (event.key === 'End') moveTo(addDays(active, 7 - weekdayOf(active)))
    else if (event.key === 'PageUp') moveTo(monthAfter(active, -1))
    else if (event.key === 'PageDown') moveTo(monthAfter(active, 1))
    else return
    event.preventDefault()
  }

  return (
    <div ref={ref} className="relative">
      <div className="absolute inset-x-0 -top-2 flex justify-between">
        <IconButton
          label={t('search.when.previous-month')}
          icon={<ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />}
          disabled={month <= monthAfter(earliest, 0)}
          onClick={() => setMonth(monthAfter(month, -1))}
        />
        <IconButton
          label={t('search.when.next-month')}
          icon={<ChevronRight aria-hidden size={20} className="rtl:rotate-180" />}
          disabled={monthAfter(month, 2) > latest}
          onClick={() => setMonth(monthAfter(month, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grids inside */}
      <div className="grid items-start gap-8 xl:grid-cols-2" onKeyDown={onKeyDown}>
        {[month, monthAfter(month, 1)].map((shown, index) => (
          <Month
            key={shown}
            month={shown}
            className={index === 1 ? 'max-xl:hidden' : undefined}
            active={active >= month && active < monthAfter(month, 2) ? active : month}
            {...{ first, last, earliest, latest, choose }}
          />
        ))}
      </div>
    </div>
  )
}

interface MonthProps extends Omit<DayRangeCalendarProps, 'onChange'> {
  month: Day
  active: Day
  choose: (day: Day) => void
  className?: string | undefined
}

function Month({ month, active, first, last, earliest, latest, choose, className }: MonthProps) {
  const { language } = useTranslate()
  const locale = localeOf(language)
  const write = (day: Day, options: Intl.DateTimeFormatOptions) =>
    new Date(`${day}T00:00Z`).toLocaleDateString(locale, { timeZone: 'UTC', ...options })
  const name = write(month, { month: 'long', year: 'numeric' })
  return (
    <table aria-label={name} className={classNames('w-full table-fixed border-collapse', className)}>
      <caption aria-hidden className="mb-3 min-h-7 font-semibold">
        {name}
      </caption>
      <thead>
        <tr>
          {WEEK.map((day) => (
            <th
              key={day}
              scope="col"
              abbr={write(day, { weekday: 'long' })}
              className="pb-1 text-xs font-medium text-ink-soft"
            >
              {write(day, { weekday: 'short' }).slice(0, 2)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week.find(Boolean)}>
            {week.map((day, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week
              <td key={index} className="p-0 py-px">
                {day && (
                  <button
                    type="button"
                    data-day={day}
                    tabIndex={day === active ? 0 : -1}
                    data-autofocus={day === active || undefined}
                    disabled={day < earliest || day > latest}
                    aria-pressed={isWithin(day, first, last)}
                    aria-label={write(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                    onClick={() => choose(day)}
                    className={classNames(
                      'tabular grid h-11 lg:h-10 w-full place-items-center text-sm font-semibold transition-colors',
                      'hover:bg-sunken disabled:font-normal disabled:text-ink-faint disabled:opacity-45 disabled:hover:bg-transparent',
                      look(day, first, last),
                    )}
                  >
                    {Number(day.slice(8))}
                  </button>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const isWithin = (day: Day, first: Day | undefined, last: Day | undefined): boolean =>
  first !== undefined && day >= first && day <= (last ?? first)

function look(day: Day, first: Day | undefined, last: Day | undefined): string {
  const isFirst = day === first
  const isLast = day === (last ?? first)
  if (isFirst || isLast)
    return classNames(
      'bg-accent! text-on-accent',
      isFirst && isLast ? 'rounded-pill' : isFirst ? 'rounded-s-pill' : 'rounded-e-pill',
    )
  return isWithin(day, first, last) ? 'bg-accent-tint text-accent-ink' : 'rounded-pill'
}
