import {
  endOfMonth,
  fromAbsolute,
  isSameMonth,
  parseDate,
  startOfMonth,
  toCalendarDate,
} from '@internationalized/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useId, useMemo, useState } from 'react'
import { dayOf, type LocalDay, pickedDays, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { CalendarMonth } from '../../entities/period/calendar-month.tsx'
import type { BusyPeriod } from '../../entities/period/instants.ts'
import { busyInstants } from '../../entities/period/instants.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { localeOf } from '../../lib/format.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Product } from './product.ts'
import { useNow } from './use-now.ts'

const HOUR_MS = 3_600_000

interface AvailabilityCalendarProps {
  product: Product
  busy: readonly BusyPeriod[]
  period: WantedPeriod | undefined
  /** One day for a rental by the hour, first and last day otherwise. */
  single: boolean
  /** The period that a press on a day makes, after a first day was pressed or not; nothing where none can be had. */
  pick: (day: LocalDay, first: LocalDay | undefined) => WantedPeriod | undefined
  onChoose: (period: WantedPeriod) => void
}

/** A month at a time, in the item's own time zone, with what is taken struck out. */
export function AvailabilityCalendar(props: AvailabilityCalendarProps) {
  const { product, busy, period, single, pick, onChoose } = props
  const t = useTranslate()
  const locale = localeOf(useLanguage())
  const titleId = useId()
  const now = useNow()
  const today = toCalendarDate(fromAbsolute(now, product.time_zone))
  const picked = period && pickedDays(period)
  const first = picked && parseDate(picked.first)
  const last = picked && parseDate(picked.last)
  const [month, setMonth] = useState(() => startOfMonth(first ?? today))
  const [pending, setPending] = useState<LocalDay>()
  const taken = useMemo(() => busyInstants(busy, 0), [busy])
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    month.toDate('UTC'),
  )

  function choose(day: LocalDay) {
    const made = pick(day, pending)
    if (!made) return
    setPending(!single && day !== pending && dayOf(made.from) === day ? day : undefined)
    onChoose(made)
  }

  return (
    <div>
      <div className="flex items-center justify-between">
        <h3 id={titleId} aria-live="polite" className="first-letter:uppercase">
          {title}
        </h3>
        <div className="flex">
          <IconButton
            label={t('product.calendar.previous')}
            icon={<ChevronLeft aria-hidden size={20} className="rtl:rotate-180" />}
            disabled={isSameMonth(month, today)}
            onClick={() => setMonth(month.subtract({ months: 1 }))}
          />
          <IconButton
            label={t('product.calendar.next')}
            icon={<ChevronRight aria-hidden size={20} className="rtl:rotate-180" />}
            disabled={endOfMonth(month).compare(today.add({ days: 365 })) > 0}
            onClick={() => setMonth(month.add({ months: 1 }))}
          />
        </div>
      </div>
      <CalendarMonth
        month={month}
        onMonth={setMonth}
        labelledBy={titleId}
        locale={locale}
        timeZone={product.time_zone}
        today={today}
        taken={taken}
        earliest={now + product.notice_hours * HOUR_MS}
        first={first}
        last={last}
        canChoose={(day) => pick(day, pending) !== undefined}
        onChoose={choose}
      />
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {!single && pending ? t('product.calendar.choose-last') : ''}
      </p>
    </div>
  )
}
