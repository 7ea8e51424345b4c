import { useState } from 'react'
import { HOURS_A_DAY } from '#domain/booking/duration.ts'
import { isWholeDay, pickedDays, timeOf, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { AvailabilityCalendar } from './availability-calendar.tsx'
import { chooseDays, chooseHours, choosePickUp, chooseReturn, isOneDay } from './choose-period.ts'
import type { BusyPeriod, Product } from './product.ts'
import type { Choice } from './use-choice.ts'
import { useViewerZone } from './use-viewer-zone.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

interface PeriodPickerProps {
  product: Product
  busy: readonly BusyPeriod[]
  choice: Choice
}

/** Days or hours, in the item's own time. */
export function PeriodPicker({ product, busy, choice }: PeriodPickerProps) {
  const t = useTranslate()
  const { period, setPeriod } = choice
  const isLentByTheDay = product.max_hours >= HOURS_A_DAY
  const [wantsHours, setWantsHours] = useState(false)
  const byTheHour = !isLentByTheDay || (period ? isOneDay(period) : wantsHours)

  const choose = (first: string, last: string, hours = byTheHour) =>
    setPeriod(hours ? chooseHours(first, period) : chooseDays(first, last, period))

  function chooseMode(mode: 'day' | 'hour') {
    setWantsHours(mode === 'hour')
    if (!period) return
    const { first } = pickedDays(period)
    choose(first, first, mode === 'hour')
  }

  return (
    <div className="grid gap-4">
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
        busy={busy}
        period={period}
        single={byTheHour}
        onChoose={choose}
      />
      {period && (
        <div className="grid grid-cols-2 items-end gap-3">
          <Select
            label={t('product.period.from')}
            value={timeOf(period.from)}
            onChange={(event) => setPeriod(choosePickUp(event.target.value, period))}
            options={hoursBefore(period)}
          />
          <Select
            label={t(isWholeDay(period) ? 'product.period.to-next-day' : 'product.period.to')}
            value={timeOf(period.to)}
            onChange={(event) => setPeriod(chooseReturn(event.target.value, period))}
            options={hoursAfter(period)}
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

/** On one day one cannot come back before one has left. */
const hoursBefore = (period: WantedPeriod) =>
  withOwn(timeOf(period.from)).map((hour) => ({
    value: hour,
    label: hour,
    disabled: isOneDay(period) && hour >= timeOf(period.to),
  }))

const hoursAfter = (period: WantedPeriod) =>
  withOwn(timeOf(period.to)).map((hour) => ({
    value: hour,
    label: hour,
    disabled: isOneDay(period) && hour <= timeOf(period.from),
  }))

/** An address may bring a time between the full hours. */
const withOwn = (own: string) => (HOURS.includes(own) ? HOURS : [...HOURS, own].sort())

const sameClock = (a: string, b: string) => {
  const show = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(0)
  const summer = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(Date.UTC(2026, 6, 1))
  return show(a) === show(b) && summer(a) === summer(b)
}
