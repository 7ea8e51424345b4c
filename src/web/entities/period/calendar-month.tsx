import { useId } from 'react'
import { WEEKDAYS } from '#domain/booking/opening-hours.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatDate, formatDay } from '../../lib/format.ts'
import { classNames } from '../../ui/class-names.ts'
import { type Day, weeksAhead } from './calendar-days.ts'
import type { DayState } from './day-state.ts'
import { weekdayName } from './weekday-name.ts'

export interface MonthOfDays {
  month: Day
  /** Shows only so many of its weeks; all without a number. */
  maxWeeks?: number
  first: Day | undefined
  last: Day | undefined
  today: Day
  /** The one day that can be reached by Tab. */
  reachable: Day
  /** Whether that day takes the focus of what was opened. */
  takesFocus?: boolean | undefined
  /** The availability of a day, in the calendar of one item. */
  stateOf?: ((day: Day) => DayState) | undefined
  canChoose: (day: Day) => boolean
  onChoose: (day: Day) => void
}

/** The days of one month as a grid (WAI-ARIA pattern), with taken days struck out. */
export function CalendarMonth(props: MonthOfDays) {
  const { month, first, last, reachable } = props
  const { language } = useTranslate()
  const titleId = useId()
  return (
    <div>
      <p
        id={titleId}
        suppressHydrationWarning
        aria-live="polite"
        className="text-center leading-11 font-semibold first-letter:uppercase"
      >
        {formatDate(`${month}T00:00Z`, language, 'month', 'UTC')}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of buttons, as the pattern has it */}
      <table role="grid" aria-labelledby={titleId} className="w-full table-fixed">
        <thead>
          <tr>
            {WEEKDAYS.map((day) => (
              <th
                key={day}
                scope="col"
                suppressHydrationWarning
                abbr={weekdayName(day, language, 'long')}
                className="h-8 text-xs font-medium text-ink-faint"
              >
                {weekdayName(day, language)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksAhead(month, props.today)
            .slice(0, props.maxWeeks)
            .map((week) => (
              <tr key={week.find(Boolean)}>
                {week.map((day, index) => (
                  // biome-ignore lint/a11y/useAriaPropsSupportedByRole: a cell of a grid is a gridcell by itself
                  <td
                    // biome-ignore lint/suspicious/noArrayIndexKey: a place in the week
                    key={index}
                    aria-selected={day ? isWithin(day, first, last) : undefined}
                    className={classNames(
                      'p-0 text-center',
                      day && isWithin(day, first, last) && 'bg-accent-tint',
                      day && day === first && 'rounded-s-pill',
                      day && day === last && 'rounded-e-pill',
                    )}
                  >
                    {day && <DayButton {...props} day={day} isReachable={day === reachable} />}
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </div>
  )
}

interface DayButtonProps extends MonthOfDays {
  day: Day
  isReachable: boolean
}

function DayButton(props: DayButtonProps) {
  const { day, isReachable, takesFocus, first, last, today, stateOf, canChoose, onChoose } = props
  const t = useTranslate()
  const state = stateOf?.(day)
  const disabled = state === 'past' || state === 'full' || !canChoose(day)
  // A free day may still be too short, too near or too far.
  const shown = disabled && (!state || state === 'free') ? 'past' : state
  const name = formatDay(day, t.language, { dateStyle: 'full' })
  return (
    <button
      type="button"
      data-date={day}
      data-autofocus={(takesFocus && isReachable) || undefined}
      tabIndex={isReachable ? 0 : -1}
      aria-disabled={disabled}
      aria-current={day === today ? 'date' : undefined}
      aria-label={shown ? `${name}, ${t(`period.calendar.${shown}`)}` : name}
      onClick={() => !disabled && onChoose(day)}
      className={classNames(
        'tabular relative inline-grid h-11 w-full max-w-11 place-items-center rounded-pill lg:h-9 lg:max-w-9 text-sm transition-colors',
        (day === first || day === last) && !disabled
          ? 'bg-accent font-semibold text-on-accent hover:bg-accent-strong'
          : STYLES[shown ?? 'free'],
        disabled && shown === 'part' && 'text-ink-faint opacity-45',
        day === today && 'font-bold',
      )}
    >
      {Number(day.slice(8))}
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

const isWithin = (day: Day, first: Day | undefined, last: Day | undefined): boolean =>
  first !== undefined && last !== undefined && first <= day && day <= last
