import { useTranslate } from '../../i18n/translation.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The summary's shape while the server is asked. */
export function SummarySkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('ui.loading')} className="page grid gap-6 py-8 md:py-12">
      <Skeleton className="h-9 w-64" />
      <div className="grid items-start gap-8 lg:grid-cols-[1fr_400px]">
        <div className="grid gap-6">
          <Skeleton className="h-24" />
          <Skeleton className="h-72" />
        </div>
        <Skeleton className="h-96" />
      </div>
    </Loading>
  )
}
