import { mayWork } from '#domain/access/office.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Page } from './pages.ts'
import { QUEUES } from './queues.ts'
import { useOpenDecisions } from './use-open-decisions.ts'

/** Each queue with how much waits in it, and the way there. */
export function WaitingQueues() {
  const t = useTranslate()
  const format = useFormat()
  const user = useUser()
  const queues = (QUEUES as readonly (Page & (typeof QUEUES)[number])[]).filter(
    ({ part = 'moderator' }) => user && mayWork(user, part),
  )
  const { data, error, refetch } = useOpenDecisions()
  if (!data && error)
    return (
      <ErrorState
        title={t('admin.queues.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  return (
    <section aria-labelledby="queues">
      <h2 id="queues" className="text-xl">
        {t('admin.queues.title')}
      </h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fill,minmax(10.5rem,1fr))] gap-3">
        {queues.map(({ to, label, icon: Icon, queue }) => {
          const { waiting = 0, oldest = null } = data?.[queue] ?? {}
          return (
            <Card
              as="li"
              key={queue}
              flush
              className="relative p-4 transition-colors hover:border-line-strong"
            >
              <p className="flex items-center gap-2 text-ink-soft">
                <Icon aria-hidden size={18} className="shrink-0" />
                <Link to={to} className="stretched-link">
                  {t(label)}
                </Link>
              </p>
              <p className="tabular mt-1 font-display text-3xl font-bold">
                {data ? format.number(waiting) : <Skeleton className="h-9 w-16" />}
              </p>
              {data && (
                <p className="mt-1 text-sm text-ink-soft">
                  {oldest
                    ? t('admin.queues.since', { date: format.date(oldest, 'date-time', viewerZone()) })
                    : t('admin.queues.done')}
                </p>
              )}
            </Card>
          )
        })}
      </ul>
    </section>
  )
}
