import { useTranslate } from '../../i18n/translation.tsx'
import { byDay } from '../../lib/by-day.ts'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { NoticeRow } from './notice-row.tsx'
import { useMarkRead, useNotices } from './use-notices.ts'

/** `/dashboard/notifications`: what the person was told, by day. */
export function NoticesPage() {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useNotices()
  const markRead = useMarkRead()
  const notices = data?.pages.flat()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const markAll = () =>
    markRead.mutate('all', {
      onError: (fault) => void toast(errorToast(fault, t)),
    })
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl md:text-3xl">{t('notifications.title')}</h1>
        <div className="flex flex-wrap gap-2">
          {notices?.some(({ read_at }) => !read_at) && (
            <Button variant="secondary" busy={markRead.isPending} onClick={markAll}>
              {t('notifications.read-all')}
            </Button>
          )}
          <LinkButton to="/account/notifications" variant="secondary">
            {t('notifications.settings.title')}
          </LinkButton>
        </div>
      </div>
      {!notices && error && (
        <ErrorState
          title={t('notifications.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!notices && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
        </Loading>
      )}
      {notices?.length === 0 && (
        <EmptyState drawing="bell" title={t('notifications.empty')} text={t('notifications.empty-text')} />
      )}
      {notices &&
        byDay(notices, zone).map(({ day, entries: ofDay }) => (
          <section key={day} aria-label={format.date(`${day}T12:00:00Z`, 'day', 'UTC')} className="mt-6">
            <h2 className="tabular text-base font-semibold text-ink-soft">
              {format.date(`${day}T12:00:00Z`, 'day', 'UTC')}
            </h2>
            <ul className="mt-2 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
              {ofDay.map((notice) => (
                <NoticeRow key={notice.id} notice={notice} onOpen={() => markRead.mutate(notice.id)} />
              ))}
            </ul>
          </section>
        ))}
      <ShowMore
        label={t('notifications.older')}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}
