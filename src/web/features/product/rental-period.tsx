import { useMemo } from 'react'
import { HOURS_A_DAY } from '#domain/booking/duration.ts'
import { dayThere } from '../../entities/period/calendar-days.ts'
import { dayState } from '../../entities/period/day-state.ts'
import { busyInstants } from '../../entities/period/instants.ts'
import { PeriodPicker } from '../../entities/period/period-picker.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { PriceRules } from './price-rules.tsx'
import type { Product } from './product.ts'
import type { Choice } from './use-choice.ts'
import { useLiveCalendar } from './use-live-calendar.ts'
import { useNow } from './use-now.ts'
import { useViewerZone } from './use-viewer-zone.ts'

const HOUR_MS = 3_600_000

interface RentalPeriodProps {
  product: Product
  choice: Choice
}

/** Picks the rental period in the item's time zone; shows taken days and closed hours. */
export default function RentalPeriod({ product, choice }: RentalPeriodProps) {
  const now = useNow()
  const zone = product.time_zone
  const taken = useMemo(() => busyInstants(choice.busy, 0), [choice.busy])
  const earliest = now + product.notice_hours * HOUR_MS
  return (
    <div className="grid gap-4 lg:gap-3" {...useLiveCalendar(product.id)}>
      <PriceRules {...product} />
      <PeriodPicker
        period={choice.period}
        onChange={choice.setPeriod}
        today={dayThere(now, zone)}
        fits={choice.fits}
        stateOf={(day) => dayState(day, zone, taken, earliest)}
        minHours={product.min_hours}
        hasDays={product.max_hours >= HOURS_A_DAY}
      />
      <ZoneNote timeZone={zone} city={product.city} />
    </div>
  )
}

/** Names the time zone where it is not the viewer's. */
function ZoneNote({ timeZone, city }: { timeZone: string; city: string }) {
  const t = useTranslate()
  const format = useFormat()
  const viewer = useViewerZone()
  if (!viewer || sameClock(viewer, timeZone)) return null
  return (
    <p className="text-sm text-ink-soft">
      {t('product.zone', { city, time: format.date(Date.now(), 'time', timeZone) })}
    </p>
  )
}

const sameClock = (a: string, b: string) => {
  const show = (timeZone: string) => new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(0)
  const summer = (timeZone: string) =>
    new Intl.DateTimeFormat('en', { timeZone, timeStyle: 'short' }).format(Date.UTC(2026, 6, 1))
  return show(a) === show(b) && summer(a) === summer(b)
}
