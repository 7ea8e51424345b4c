import { useState } from 'react'
import type { OpeningHours } from '#domain/booking/opening-hours.ts'
import { USUAL_WEEK } from '../../entities/period/weekly-hours.ts'
import { WeeklyHoursField } from '../../entities/period/weekly-hours-field.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Segmented } from '../../ui/segmented.tsx'

interface HubHoursProps {
  /** Null where nobody says them. */
  hours: OpeningHours | null
  onChange: (hours: OpeningHours | null) => void
  error: string | undefined
}

/** The opening hours of a hub by the day, or that nobody says them. */
export function HubHours({ hours, onChange, error }: HubHoursProps) {
  const t = useTranslate()
  const [week, setWeek] = useState(hours ?? USUAL_WEEK)
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{t('hubs.hours')}</p>
      <Segmented<'any' | 'week'>
        legend={t('hubs.hours')}
        name="hours"
        value={hours ? 'week' : 'any'}
        onChange={(value) => onChange(value === 'week' ? week : null)}
        options={[
          { value: 'any', label: t('hubs.hours-any') },
          { value: 'week', label: t('hubs.hours-week') },
        ]}
      />
      {hours && (
        <WeeklyHoursField
          hours={hours}
          onChange={(next) => {
            setWeek(next)
            onChange(next)
          }}
        />
      )}
      <p role="alert" className="text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </div>
  )
}
