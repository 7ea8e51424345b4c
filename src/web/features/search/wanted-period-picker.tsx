import { useState } from 'react'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { today } from '../../entities/period/calendar-days.ts'
import { PeriodPicker } from '../../entities/period/period-picker.tsx'
import { QuickPeriods } from '../../entities/period/quick-periods.tsx'
import { wantedPeriodText } from '../../entities/period/wanted-period-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Button } from '../../ui/button.tsx'

interface WantedPeriodPickerProps {
  period: WantedPeriod | undefined
  onChoose: (period: WantedPeriod | undefined) => void
}

/** The dates of any item; they count when they are confirmed. */
export default function WantedPeriodPicker({ period, onChoose }: WantedPeriodPickerProps) {
  const t = useTranslate()
  const [wanted, setWanted] = useState(period)
  const now = new Date()
  const clock = now.toTimeString().slice(0, 5)
  return (
    <div className="p-2 sm:w-[350px] xl:w-[640px]">
      <div className="mb-4">
        <QuickPeriods now={`${today(now)}T${clock}`} chosen={wanted} onChoose={onChoose} />
      </div>
      <PeriodPicker
        period={wanted}
        onChange={setWanted}
        today={today(now)}
        fits={({ from, to }) => from < to}
        hasTwoMonths
        takesFocus
      />
      <p role="status" className="mt-3 font-semibold not-empty:min-h-6">
        {wanted ? wantedPeriodText(wanted, t.language) : ''}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('search.when.local')}</p>
      <div className="mt-4 flex items-center justify-between gap-3">
        <Button variant="quiet" onClick={() => onChoose(undefined)}>
          {t('search.when.any')}
        </Button>
        <Button disabled={!wanted} onClick={() => onChoose(wanted)}>
          {t(wanted ? 'search.when.use' : 'search.when.choose')}
        </Button>
      </div>
    </div>
  )
}
