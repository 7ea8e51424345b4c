import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFigures } from './use-figures.ts'

const FIGURES = ['people', 'items', 'rentals'] as const

/** The site in three figures. */
export function SiteFigures() {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useFigures()
  if (!data && error)
    return (
      <ErrorState
        title={t('admin.overview.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <dl
      aria-label={t('admin.queues.figures')}
      className="grid grid-cols-[repeat(auto-fit,minmax(10rem,1fr))] gap-3"
    >
      {FIGURES.map((figure) => (
        <Card key={figure}>
          <dt className="text-ink-soft">{t(`admin.overview.${figure}`)}</dt>
          <dd className="tabular mt-1 font-display text-3xl font-bold">
            {data ? format.number(data[figure]) : <Skeleton className="h-9 w-20" />}
          </dd>
        </Card>
      ))}
    </dl>
  )
}
