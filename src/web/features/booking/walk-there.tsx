import Footprints from 'lucide-react/icons/footprints'
import { useState } from 'react'
import { metresBetween } from '#domain/search/metres-between.ts'
import type { Point } from '#domain/search/search.ts'
import { travelTime } from '#domain/search/travel-time.ts'
import { useFindMe } from '../../entities/place/use-find-me.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'

/** How long it takes from here, once the person asks: only then does the device say where it is. */
export function WalkThere({ to }: { to: Point }) {
  const t = useTranslate()
  const { distance } = useFormat()
  const [metres, setMetres] = useState<number>()
  const { find, isFinding } = useFindMe({
    denied: t('rentals.how-far.denied'),
    unknown: t('rentals.how-far.unknown'),
  })

  async function measure() {
    const here = await find()
    if (here) setMetres(metresBetween(here, to))
  }

  const way = metres === undefined ? undefined : travelTime(metres)
  return (
    <div role="status" className="-ms-3.5">
      {metres === undefined ? (
        <Button variant="quiet" size="small" busy={isFinding} onClick={() => void measure()}>
          <Footprints aria-hidden size={17} />
          {t('rentals.how-far')}
        </Button>
      ) : (
        <p className="ms-3.5 flex min-h-9 items-center gap-2 text-sm font-semibold text-accent-ink">
          <Footprints aria-hidden size={17} />
          {way
            ? t(`search.card.${way.by}`, { count: way.minutes })
            : t('rentals.away', { distance: distance(metres) })}
        </p>
      )}
    </div>
  )
}
