import Download from 'lucide-react/icons/download'
import ScrollText from 'lucide-react/icons/scroll-text'
import { useSearchParams } from 'react-router'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { readFilter, writeFilter } from './audit-filter.ts'
import { AuditFilterForm } from './audit-filter-form.tsx'
import { AuditRow } from './audit-row.tsx'
import { useAuditDownload } from './use-audit-download.ts'
import { useAuditLog } from './use-audit-log.ts'

/** `/admin/audit`: who in the back office did what to whom, when and why. */
export function AuditPage() {
  const t = useTranslate()
  const [search, setSearch] = useSearchParams()
  const filter = readFilter(search)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAuditLog(filter)
  const entries = data?.pages.flat()
  const download = useAuditDownload(filter)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('audit.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('audit.text')}</p>
      <AuditFilterForm
        key={search.toString()}
        filter={filter}
        onFilter={(chosen) => setSearch(writeFilter(chosen), { preventScrollReset: true })}
      />
      <p className="mt-3">
        <Button
          variant="secondary"
          size="small"
          busy={download.isPending}
          disabled={!entries?.length}
          onClick={() => download.mutate()}
        >
          <Download aria-hidden size={18} />
          {t('audit.download')}
        </Button>
      </p>
      {!entries && error && (
        <ErrorState title={t('audit.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!entries && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
          <Skeleton card className="h-20" />
        </Loading>
      )}
      {entries?.length === 0 && (
        <EmptyState
          icon={<ScrollText aria-hidden size={26} />}
          title={t('audit.empty')}
          text={t('audit.empty-text')}
        />
      )}
      {entries && entries.length > 0 && (
        <ol className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
      <ShowMore
        label={t('audit.older')}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
    </>
  )
}
