import { type QuickPeriod, quickPeriods } from '#domain/search/quick-periods.ts'
import { dayOf, type LocalTime, type WantedPeriod } from '#domain/search/wanted-period.ts'
import { isNextWeek } from '#domain/search/weekend.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Chip } from '../../ui/chip.tsx'

interface QuickPeriodsProps {
  /** The person's local time; close enough to the item's own time for days. */
  now: LocalTime
  chosen: WantedPeriod | undefined
  /** What can be had of a period: another time of its days, or nothing. */
  adjust?: (period: WantedPeriod) => WantedPeriod | undefined
  onChoose: (period: WantedPeriod) => void
}

/** The most common periods, with one tap. */
export function QuickPeriods({ now, chosen, adjust = (period) => period, onChoose }: QuickPeriodsProps) {
  const t = useTranslate()
  const periods = (Object.entries(quickPeriods(now)) as [QuickPeriod, WantedPeriod][]).flatMap(
    ([name, period]) => {
      const fitted = adjust(period)
      return fitted ? [{ name, period: fitted }] : []
    },
  )
  if (periods.length === 0) return null
  return (
    <ul aria-label={t('period.quick.label')} className="flex flex-wrap gap-2">
      {periods.map(({ name, period }) => (
        <li key={name}>
          <Chip
            pressed={chosen?.from === period.from && chosen.to === period.to}
            onPress={() => onChoose(period)}
          >
            {t(
              name === 'weekend' && isNextWeek(dayOf(now))
                ? 'period.quick.next-weekend'
                : `period.quick.${name}`,
            )}
          </Chip>
        </li>
      ))}
    </ul>
  )
}
