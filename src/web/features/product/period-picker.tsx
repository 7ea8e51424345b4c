import { useState } from 'react'
import { DAY_ENDS, DAY_STARTS, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Segmented } from '../../ui/segmented.tsx'
import { Select } from '../../ui/select.tsx'
import { AvailabilityCalendar } from './availability-calendar.tsx'
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
  const [single, setSingle] = useState(() => !!period && isOneDay(period) && !hasUsualHours(period))
  const from = period?.from.slice(11) ?? DAY_STARTS
  const to = period?.to.slice(11) ?? DAY_ENDS

  function chooseDays(first: string, last: string) {
    // Chosen times stay, unless they would end a single day before it begins.
    const fits = first !== last || from < to
    setPeriod({ from: `${first}T${fits ? from : DAY_STARTS}`, to: `${last}T${fits ? to : DAY_ENDS}` })
  }

  function chooseMode(mode: 'day' | 'hour') {
    setSingle(mode === 'hour')
    if (mode === 'hour' && period) chooseDays(period.from.slice(0, 10), period.from.slice(0, 10))
  }

  return (
    <div className="grid gap-4">
      <Segmented
        legend={t('product.period.mode')}
        name="mode"
        value={single ? 'hour' : 'day'}
        onChange={chooseMode}
        options={[
          { value: 'day', label: t('product.period.days') },
          { value: 'hour', label: t('product.period.hours') },
        ]}
      />
      <AvailabilityCalendar
        product={product}
        busy={busy}
        period={period}
        single={single}
        onChoose={chooseDays}
      />
      {period && (
        <div className="grid grid-cols-2 gap-3">
          <Select
            label={t('product.period.from')}
            value={from}
            onChange={(event) =>
              setPeriod({ ...period, from: `${period.from.slice(0, 11)}${event.target.value}` })
            }
            options={hoursBefore(period, to)}
          />
          <Select
            label={t('product.period.to')}
            value={to}
            onChange={(event) =>
              setPeriod({ ...period, to: `${period.to.slice(0, 11)}${event.target.value}` })
            }
            options={hoursAfter(period, from)}
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

const isOneDay = ({ from, to }: WantedPeriod) => from.slice(0, 10) === to.slice(0, 10)

const hasUsualHours = ({ from, to }: WantedPeriod) => from.endsWith(DAY_STARTS) && to.endsWith(DAY_ENDS)

/** On one day one cannot come back before one has left. */
const hoursBefore = (period: WantedPeriod, to: string) =>
  withOwn(period.from.slice(11)).map((hour) => ({
    value: hour,
    label: hour,
    disabled: isOneDay(period) && hour >= to,
  }))

const hoursAfter = (period: WantedPeriod, from: string) =>
  withOwn(period.to.slice(11)).map((hour) => ({
    value: hour,
    label: hour,
    disabled: isOneDay(period) && hour <= from,
  }))

/** An address may bring a time between the full hours. */
const withOwn = (own: string) => (HOURS.includes(own) ? HOURS : [...HOURS, own].sort())

const sameClock = (a: string, b: string) => {
  const show = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(0)
  const summer = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(Date.UTC(2026, 6, 1))
  return show(a) === show(b) && summer(a) === summer(b)
}
