import { wallClock } from '#domain/booking/wall-clock.ts'
import type { WantedPeriod } from '#domain/search/wanted-period.ts'
import { pickNear } from '../../entities/period/pick-period.ts'
import { QuickPeriods } from '../../entities/period/quick-periods.tsx'
import type { Choice } from './use-choice.ts'
import { useNow } from './use-now.ts'

interface QuickDatesProps {
  timeZone: string
  choice: Choice
  onChosen: () => void
}

/** The periods most often wanted, as far as this item is free then: one tap in place of three. */
export default function QuickDates({ timeZone, choice, onChosen }: QuickDatesProps) {
  const now = new Date(wallClock(useNow(), timeZone)).toISOString().slice(0, 16)

  function choose(period: WantedPeriod) {
    choice.setPeriod(period)
    onChosen()
  }

  return (
    <QuickPeriods
      now={now}
      chosen={choice.period}
      adjust={(period) => pickNear(period, choice.fits)}
      onChoose={choose}
    />
  )
}
