import { type QuickPeriod, quickPeriods } from '#domain/search/quick-periods.ts'
import { dayOf, type LocalTime, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { isNextWeek } from '#domain/search/weekend.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Chip } from '../../ui/chip.tsx'

interface QuickPeriodsProps {
  /** The person's local time; close enough to the item's own time for days. */
  now: LocalTime
  chosen: WantedPeriod | undefined
  onChoose: (period: WantedPeriod) => void
}

/** The most common periods, with one tap. */
export function QuickPeriods({ now, chosen, onChoose }: QuickPeriodsProps) {
  const t = useTranslate()
  const periods = quickPeriods(now)
  return (
    <ul aria-label={t('search.when.quick')} className="mb-4 flex flex-wrap gap-2">
      {(Object.entries(periods) as [QuickPeriod, WantedPeriod][]).map(([name, period]) => (
        <li key={name}>
          <Chip
            pressed={chosen?.from === period.from && chosen.to === period.to}
            onPress={() => onChoose(period)}
          >
            {t(
              name === 'weekend' && isNextWeek(dayOf(now))
                ? 'search.when.next-weekend'
                : `search.when.${name}`,
            )}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
