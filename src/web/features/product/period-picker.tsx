import { useState } from 'react'
import { HOURS_A_DAY } from '#domain/booking/duration.ts'
import {
  isWholeDay,
  type LocalDay,
  type LocalTime,
  pickedDays,
  timeOf,
  type WantedPeriod,
} from '#domain/search/wanted-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { chooseDays, chooseHours, choosePickUp, chooseReturn, isOneDay } from './choose-period.ts'
import { HOURS, pickFirst, pickHours, pickLast } from './pick-period.ts'
import type { Product } from './product.ts'
import type { Choice } from './use-choice.ts'
import { useViewerZone } from './use-viewer-zone.ts'

interface PeriodPickerProps {
  product: Product
  choice: Choice
}

/** Days or hours, in the item's own time. */
export function PeriodPicker({ product, choice }: PeriodPickerProps) {
  const t = useTranslate()
  const { period, setPeriod, fits } = choice
  const isLentByTheDay = product.max_hours >= HOURS_A_DAY
  const [wantsHours, setWantsHours] = useState(false)
  const byTheHour = !isLentByTheDay || (period ? isOneDay(period) : wantsHours)

  const picking = { before: period, fits }
  const minHours = product.min_hours

  /** What a press on a day makes, after a first one was pressed or not. */
  function pick(day: LocalDay, first: LocalDay | undefined): WantedPeriod | undefined {
    if (byTheHour) return pickHours(day, minHours, picking)
    return (first && pickLast(day, picking)) || pickFirst(day, minHours, picking)
  }

  function chooseMode(mode: 'day' | 'hour') {
    setWantsHours(mode === 'hour')
    if (!period) return
    const { first } = pickedDays(period)
    if (mode === 'hour') setPeriod(pickHours(first, minHours, picking) ?? chooseHours(first, period))
    else setPeriod(pickFirst(first, minHours, picking) ?? chooseDays(first, first, period))
  }

  return (
    <div className="grid gap-4 lg:gap-3">
      {isLentByTheDay && (
        <Segmented
          legend={t('product.period.mode')}
          name="mode"
          value={byTheHour ? 'hour' : 'day'}
          onChange={chooseMode}
          options={[
            { value: 'day', label: t('product.period.days') },
            { value: 'hour', label: t('product.period.hours') },
          ]}
        />
      )}
      <AvailabilityCalendar
        product={product}
        busy={choice.busy}
        period={period}
        single={byTheHour}
        pick={pick}
        onChoose={setPeriod}
      />
      {period && (
        <div className="grid grid-cols-2 items-end gap-3">
          <Select
            label={t('product.period.from')}
            value={timeOf(period.from)}
            onChange={(event) => setPeriod(choosePickUp(event.target.value, period))}
            options={hoursOf(period.from, (hour) => fits(choosePickUp(hour, period)))}
          />
          <Select
            label={t(isWholeDay(period) ? 'product.period.to-next-day' : 'product.period.to')}
            value={timeOf(period.to)}
            onChange={(event) => setPeriod(chooseReturn(event.target.value, period))}
            options={hoursOf(period.to, (hour) => fits(chooseReturn(hour, period)))}
          />
        </div>
      )}
      <ZoneNote timeZone={product.time_zone} city={product.city} />
    </div>
  )
}

/** Whose clock this is, where it is not the viewer's. */
function ZoneNote({ timeZone, city }: { timeZone: string; city: string }) {
  const t = useTranslate()
  const format = useFormat()
  const viewer = useViewerZone()
  if (!viewer || sameClock(viewer, timeZone)) return null
  return (
    <p className="text-sm text-ink-soft">
      {t('product.period.zone', { city, time: format.date(Date.now(), 'time', timeZone) })}
    </p>
  )
}

/** The hours to choose from, of which those that cannot be had are struck off. */
const hoursOf = (chosen: LocalTime, fits: (hour: string) => boolean) =>
  withOwn(timeOf(chosen)).map((hour) => ({
    value: hour,
    label: hour,
    disabled: hour !== timeOf(chosen) && !fits(hour),
  }))

/** An address may bring a time between the full hours. */
const withOwn = (own: string) => (HOURS.includes(own) ? HOURS : [...HOURS, own].sort())

const sameClock = (a: string, b: string) => {
  const show = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(0)
  const summer = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(Date.UTC(2026, 6, 1))
  return show(a) === show(b) && summer(a) === summer(b)
}
