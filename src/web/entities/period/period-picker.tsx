import { useId, useState } from 'react'
import { HOURS_A_DAY } from '#domain/booking/duration.ts'
import {
  dayOf,
  isWholeDay,
  type LocalTime,
  pickedDays,
  timeOf,
  type WantedPeriod,
} from '#domain/search/wanted-period.ts'
import { terms } from '#domain/settings/terms.ts'
import type { Language } from '../../i18n/languages.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { formatDate } from '../../lib/format.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { addDays, type Day } from './calendar-days.ts'
import { chooseDays, chooseHours, choosePickUp, chooseReturn, isOneDay } from './choose-period.ts'
import { DayRangeCalendar } from './day-range-calendar.tsx'
import type { DayState } from './day-state.ts'
import { HOURS, pickFirst, pickHours, pickLast } from './pick-period.ts'

interface PeriodPickerProps {
  period: WantedPeriod | undefined
  onChange: (period: WantedPeriod) => void
  /** Today, where the item is or else where the visitor is. */
  today: Day
  /** Whether a period is available: taken times, and the hours of handover. */
  fits: (period: WantedPeriod) => boolean
  /** The availability of a day, in the calendar of one item. */
  stateOf?: (day: Day) => DayState
  /** The shortest rental. */
  minHours?: number
  /** Whether the item is lent for whole days at all. */
  hasDays?: boolean
  hasTwoMonths?: boolean
  takesFocus?: boolean
}

const DAYS_AHEAD = 365

/** Days from a calendar, or hours of one of them, and the times of pick-up and return. */
export function PeriodPicker(props: PeriodPickerProps) {
  const { period, onChange, today, fits, stateOf, minHours = 1, hasDays = true, ...calendar } = props
  const t = useTranslate()
  const modeName = useId()
  const [wantsHours, setWantsHours] = useState(false)
  const hasHours = terms.hourly && minHours < HOURS_A_DAY
  const byTheHour = !hasDays || (hasHours && (period ? isOneDay(period) : wantsHours))
  /** The first day of a range whose last one can still be pressed. */
  const [pending, setPending] = useState<Day>()
  const picked = period && pickedDays(period)
  const picking = { before: period, fits }
  const latest = addDays(today, DAYS_AHEAD)

  /** The period that pressing a day makes, as the first or the second one; undefined if there is none. */
  function pick(day: Day): WantedPeriod | undefined {
    if (byTheHour) return pickHours(day, minHours, picking)
    return (pending && pickLast(day, picking)) || pickFirst(day, minHours, picking)
  }

  function choose(day: Day) {
    const made = pick(day)
    if (!made) return
    setPending(!byTheHour && day !== pending && dayOf(made.from) === day ? day : undefined)
    onChange(made)
  }

  function chooseMode(mode: 'day' | 'hour') {
    setWantsHours(mode === 'hour')
    setPending(undefined)
    if (!period) return
    const { first } = pickedDays(period)
    if (mode === 'hour') onChange(pickHours(first, minHours, picking) ?? chooseHours(first, period))
    else onChange(pickFirst(first, minHours, picking) ?? chooseDays(first, first, period))
  }

  return (
    <div className="grid gap-4 lg:gap-3">
      {hasDays && hasHours && (
        <Segmented
          legend={t('period.mode')}
          name={modeName}
          value={byTheHour ? 'hour' : 'day'}
          onChange={chooseMode}
          options={[
            { value: 'day', label: t('period.days') },
            { value: 'hour', label: t('period.hours') },
          ]}
        />
      )}
      <div>
        <DayRangeCalendar
          {...calendar}
          {...{ today, stateOf }}
          first={picked?.first}
          last={picked?.last}
          latest={latest}
          canChoose={(day) => day >= today && day <= latest && pick(day) !== undefined}
          onChoose={choose}
        />
        <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
          {pending && !byTheHour ? t('period.calendar.choose-last') : ''}
        </p>
      </div>
      {period && (
        <div className="grid grid-cols-2 items-end gap-x-3 gap-y-1.5">
          <Select
            label={t('period.from')}
            value={timeOf(period.from)}
            onChange={(event) => onChange(choosePickUp(event.target.value, period))}
            options={hoursOf(period.from, (hour) => fits(choosePickUp(hour, period)))}
          />
          <Select
            label={t(isWholeDay(period) ? 'period.to-next-day' : 'period.to')}
            value={timeOf(period.to)}
            onChange={(event) => onChange(chooseReturn(event.target.value, period))}
            options={hoursOf(period.to, (hour) => fits(chooseReturn(hour, period)))}
          />
          <p suppressHydrationWarning className="tabular col-span-full text-sm">
            {t('period.return-at', { when: clockText(period.to, t.language) })}
          </p>
        </div>
      )}
    </div>
  )
}

/** Day and time as the clock shows them at the item. */
const clockText = (time: LocalTime, language: Language) =>
  formatDate(Date.parse(`${time}:00Z`), language, 'date-time', 'UTC')

/** The hours to choose from, of which those that cannot be had are struck off. */
const hoursOf = (chosen: LocalTime, fits: (hour: string) => boolean) =>
  withOwn(timeOf(chosen)).map((hour) => ({
    value: hour,
    label: hour,
    disabled: hour !== timeOf(chosen) && !fits(hour),
  }))

/** An address may bring a time between the full hours. */
const withOwn = (own: string) => (HOURS.includes(own) ? HOURS : [...HOURS, own].sort())
