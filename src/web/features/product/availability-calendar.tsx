import {
  type CalendarDate,
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
import { pickedDays, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { localeOf } from '../../lib/format.ts'
import { useLanguage } from '../../lib/root-data.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { busyInstants } from './calendar.ts'
import { CalendarMonth } from './calendar-month.tsx'
import type { BusyPeriod, Product } from './product.ts'
import { useNow } from './use-now.ts'

const HOUR_MS = 3_600_000

interface AvailabilityCalendarProps {
  product: Product
  busy: readonly BusyPeriod[]
  period: WantedPeriod | undefined
  /** One day for a rental by the hour, first and last day otherwise. */
  single: boolean
  onChoose: (first: string, last: string) => void
}

/** A month at a time, in the item's own time zone, with what is taken struck out. */
export function AvailabilityCalendar({ product, busy, period, single, onChoose }: AvailabilityCalendarProps) {
  const t = useTranslate()
  const locale = localeOf(useLanguage())
  const titleId = useId()
  const now = useNow()
  const today = toCalendarDate(fromAbsolute(now, product.time_zone))
  const picked = period && pickedDays(period)
  const first = picked && parseDate(picked.first)
  const last = picked && parseDate(picked.last)
  const [month, setMonth] = useState(() => startOfMonth(first ?? today))
  const [pending, setPending] = useState<CalendarDate>()
  const taken = useMemo(() => busyInstants(busy, 0), [busy])
  const title = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    month.toDate('UTC'),
  )

  function choose(date: CalendarDate) {
    if (single) return onChoose(date.toString(), date.toString())
    if (!pending || date.compare(pending) < 0) {
      setPending(date)
      return onChoose(date.toString(), date.toString())
    }
    setPending(undefined)
    onChoose(pending.toString(), date.toString())
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
        onChoose={choose}
      />
      <p role="status" className="text-sm text-ink-soft not-empty:mt-2">
        {!single && pending ? t('product.calendar.choose-last') : ''}
      </p>
    </div>
  )
}
