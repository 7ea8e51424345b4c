import { useState } from 'react'
import { DAY_ENDS, DAY_STARTS, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { addDays, type Day, today } from './calendar-days.ts'
import { DayRangeCalendar } from './day-range-calendar.tsx'
import { periodText } from './period-text.ts'

interface PeriodPickerProps {
  period: WantedPeriod | undefined
  onChoose: (period: WantedPeriod | undefined) => void
}

const HOURS = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`)

/** Days from a calendar and the hours of pick-up and return; counts when it is confirmed. */
export default function PeriodPicker({ period, onChoose }: PeriodPickerProps) {
  const t = useTranslate()
  const [first, setFirst] = useState<Day | undefined>(period?.from.slice(0, 10))
  const [last, setLast] = useState<Day | undefined>(period?.to.slice(0, 10))
  const [from, setFrom] = useState(period?.from.slice(11) ?? DAY_STARTS)
  const [to, setTo] = useState(period?.to.slice(11) ?? DAY_ENDS)
  const now = today(new Date())

  const wanted = first === undefined ? undefined : { from: `${first}T${from}`, to: `${last ?? first}T${to}` }
  const isReversed = wanted !== undefined && wanted.from >= wanted.to
  const hours = (chosen: string) =>
    [...new Set([...HOURS, chosen])].sort().map((hour) => ({ value: hour, label: hour }))

  return (
    <div className="p-2 pt-4 sm:w-[350px] xl:w-[640px]">
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
          value={to}
          onChange={(event) => setTo(event.target.value)}
          options={hours(to)}
          error={isReversed ? t('search.when.reversed') : undefined}
        />
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('search.when.local')}</p>
      <div className="mt-4 flex items-center justify-between gap-3">
        <Button variant="quiet" onClick={() => onChoose(undefined)}>
          {t('search.when.any')}
        </Button>
        <Button disabled={!wanted || isReversed} onClick={() => onChoose(wanted)}>
          {wanted && !isReversed ? periodText(wanted, t.language) : t('search.when.choose')}
        </Button>
      </div>
    </div>
  )
}
