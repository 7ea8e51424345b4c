import { isAdmin } from '#domain/access/roles.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFigures, useVersion } from './use-figures.ts'
import { WaitingQueues } from './waiting-queues.tsx'

const FIGURES = ['people', 'items', 'rentals'] as const

/** `/admin`: what waits for a decision, and for admins, who see every rental, the site in three figures. */
export function OverviewPage() {
  const t = useTranslate()
  const user = useUser()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('admin.overview.title')}</h1>
      <WaitingQueues />
      {user && isAdmin(user.roles) && <Figures />}
      <Version />
    </>
  )
}

function Version() {
  const t = useTranslate()
  const { data: version } = useVersion()
  return (
    <p className="mt-8 text-sm text-ink-soft empty:hidden">
      {version && t('admin.overview.version', { version })}
    </p>
  )
}

function Figures() {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useFigures()
  return (
    <>
      {!data && error ? (
        <ErrorState
          title={t('admin.overview.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      ) : (
        <dl
          aria-label={t('admin.queues.figures')}
          className="mt-8 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4"
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
      )}
    </>
  )
}
