import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { addDays, addMonths, type Day, monthAfter, weekdayOf, weeksAhead } from './calendar-days.ts'
import { CalendarMonth, type MonthOfDays } from './calendar-month.tsx'

/** As many as are shown at least: what is over is left out. */
const LEAST_WEEKS = 4

interface DayRangeCalendarProps extends Omit<MonthOfDays, 'month' | 'maxWeeks' | 'reachable' | 'takesFocus'> {
  /** The last day that can be reached; the first one is today. */
  latest: Day
  /** Shows the month after it as well, where there is room. */
  hasTwoMonths?: boolean
  /** Focuses its day on opening, in a popover or dialog for choosing days. */
  takesFocus?: boolean
}

/** Months of days, of which a first and a last one are chosen, by pointer or by keys. */
export function DayRangeCalendar({ latest, hasTwoMonths, takesFocus, ...days }: DayRangeCalendarProps) {
  const { first, today } = days
  const t = useTranslate()
  const [month, setMonth] = useState(monthAfter(first ?? today, 0))
  const [active, setActive] = useState(first ?? today)
  const moved = useRef(false)
  const ref = useRef<HTMLDivElement>(null)

  // The calendar's code may come after the popover was opened.
  useEffect(() => {
    if (takesFocus) ref.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
  }, [takesFocus])

  useEffect(() => {
    if (!moved.current) return
    moved.current = false
    ref.current?.querySelector<HTMLElement>(`[data-date="${active}"]`)?.focus()
  }, [active])

  function show(next: Day) {
    setMonth(next)
    setActive(first && monthAfter(first, 0) === next ? first : next < today ? today : next)
  }

  function moveTo(day: Day) {
    const to = day < today ? today : day > latest ? latest : day
    moved.current = true
    setActive(to)
    // The second month is only shown where there is room.
    const isShown = ref.current?.querySelector(`[data-date="${to}"]`)?.checkVisibility()
    if (!isShown) setMonth(monthAfter(to, 0))
  }

  function onKeyDown(event: KeyboardEvent) {
    const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
    const to = dayByKey(event, active, isMirrored)
    if (!to) return
    event.preventDefault()
    moveTo(to)
  }

  function choose(day: Day) {
    setActive(day)
    days.onChoose(day)
  }

  // Where little of a month is left, the next one begins below.
  const room = LEAST_WEEKS - weeksAhead(month, today).length
  const shown = { ...days, onChoose: choose, reachable: active, takesFocus }
  return (
    <div ref={ref} className="relative">
      <div className="absolute inset-x-0 top-0 flex justify-between">
        <IconButton
          label={t('period.calendar.previous')}
          icon={<ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />}
          disabled={month <= monthAfter(today, 0)}
          onClick={() => show(monthAfter(month, -1))}
        />
        <IconButton
          label={t('period.calendar.next')}
          icon={<ChevronRight aria-hidden size={20} className="rtl:rotate-180" />}
          disabled={monthAfter(month, 1) > latest}
          onClick={() => show(monthAfter(month, 1))}
        />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the grids inside */}
      <div
        className={hasTwoMonths ? 'grid items-start gap-8 xl:grid-cols-2' : undefined}
        onKeyDown={onKeyDown}
      >
        <CalendarMonth {...shown} month={month} />
        {hasTwoMonths ? (
          <div className={room > 0 ? undefined : 'max-xl:hidden'}>
            <CalendarMonth {...shown} month={monthAfter(month, 1)} />
          </div>
        ) : (
          room > 0 && <CalendarMonth {...shown} month={monthAfter(month, 1)} maxWeeks={room} />
        )}
      </div>
    </div>
  )
}

/** The day to which a key moves the focus, as in the WAI-ARIA pattern for a grid of dates. */
function dayByKey({ key, shiftKey }: KeyboardEvent, day: Day, isMirrored: boolean): Day | undefined {
  const ahead = isMirrored ? -1 : 1
  const months = shiftKey ? 12 : 1
  const steps: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -ahead),
    ArrowRight: () => addDays(day, ahead),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    Home: () => addDays(day, 1 - weekdayOf(day)),
    End: () => addDays(day, 7 - weekdayOf(day)),
    PageUp: () => addMonths(day, -months),
    PageDown: () => addMonths(day, months),
  }
  return steps[key]?.()
}
