import UserCheck from 'lucide-react/icons/user-check'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { walkRows } from '../../ui/walk-rows.ts'
import { SecondRow } from './second-row.tsx'
import { useSecondApprovals } from './use-second-approvals.ts'

/** `/admin/second`: money moved by hand and payouts to which a second person has to agree. */
export function SecondPage() {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSecondApprovals()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('office.second.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('office.second.text')}</p>
      {!data && error && (
        <ErrorState
          title={t('office.second.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-40" />
          <Skeleton card className="h-40" />
        </Loading>
      )}
      {data?.length === 0 && (
        <EmptyState
          icon={<UserCheck aria-hidden size={26} />}
          title={t('office.second.empty')}
          text={t('office.second.empty-text')}
        />
      )}
      {data && data.length > 0 && (
        <>
          <ul onKeyDown={walkRows} className="mt-6 grid gap-4">
            {data.map((one, index) => (
              <SecondRow key={one.id} approval={one} isFirst={index === 0} />
            ))}
          </ul>
          <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
    </>
  )
}
