import { useState } from 'react'
import {
  DAY_ENDS,
  DAY_STARTS,
  isWholeDay,
  pickedDays,
  timeOf,
  type WantedPeriod,
  wholeDay,
} from '#domain/search/wanted-period.ts'
import { addDays, type Day, today } from '../../entities/period/calendar-days.ts'
import { DayRangeCalendar } from '../../entities/period/day-range-calendar.tsx'
import { wantedPeriodText } from '../../entities/period/wanted-period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { QuickPeriods } from './quick-periods.tsx'

interface PeriodPickerProps {
  period: WantedPeriod | undefined
  onChoose: (period: WantedPeriod | undefined) => void
}

/** No hour of return was chosen: a whole day where it is one, otherwise the evening of the last. */
const USUAL = ''

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Days from a calendar and the hours of pick-up and return; counts when it is confirmed. */
export default function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  const t = useTranslate()
  const picked = period && pickedDays(period)
  const [first, setFirst] = useState<Day | undefined>(picked?.first)
  const [last, setLast] = useState<Day | undefined>(picked?.last)
  const [from, setFrom] = useState(period ? timeOf(period.from) : DAY_STARTS)
  const [to, setTo] = useState(period && !isWholeDay(period) ? timeOf(period.to) : USUAL)
  const now = today(new Date())
  const clock = new Date().toTimeString().slice(0, 5)

  const isOneDay = first !== undefined && (last ?? first) === first
  const wanted = first === undefined ? undefined : periodOf(first, last ?? first, from, to)
  const isReversed = wanted !== undefined && wanted.from >= wanted.to
  const hours = (...chosen: string[]) =>
    [...new Set([...HOURS, ...chosen])].sort().map((hour) => ({ value: hour, label: hour }))
  const returns = isOneDay
    ? [{ value: USUAL, label: t('search.when.next-day', { time: from }) }, ...hours(...(to ? [to] : []))]
    : hours(to || DAY_ENDS)

  return (
    <div className="p-2 pt-4 sm:w-[350px] xl:w-[640px]">
      <QuickPeriods now={`${now}T${clock}`} chosen={wanted} onChoose={onChoose} />
      <DayRangeCalendar
        first={first}
        last={last}
        earliest={now}
        latest={addDays(now, 365)}
        onChange={(nextFirst, nextLast) => {
          setFirst(nextFirst)
          setLast(nextLast)
        }}
      />
      <div className="mt-4 grid grid-cols-2 gap-4 border-t border-line pt-4">
        <Select
          label={t('search.when.pick-up')}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
          options={hours(from)}
        />
        <Select
          label={t('search.when.return')}
          value={to || (isOneDay ? USUAL : DAY_ENDS)}
          onChange={(event) => setTo(event.target.value)}
          options={returns}
          error={isReversed ? t('search.when.reversed') : undefined}
        />
      </div>
      <p role="status" className="mt-3 font-semibold not-empty:min-h-6">
        {wanted && !isReversed ? wantedPeriodText(wanted, t.language) : ''}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('search.when.local')}</p>
      <div className="mt-4 flex items-center justify-between gap-3">
        <Button variant="quiet" onClick={() => onChoose(undefined)}>
          {t('search.when.any')}
        </Button>
        <Button disabled={!wanted || isReversed} onClick={() => onChoose(wanted)}>
          {t(wanted ? 'search.when.use' : 'search.when.choose')}
        </Button>
      </div>
    </div>
  )
}

function periodOf(first: Day, last: Day, from: string, to: string): WantedPeriod {
  if (first === last && to === USUAL) return wholeDay(first, from)
  return { from: `${first}T${from}`, to: `${last}T${to || DAY_ENDS}` }
}
