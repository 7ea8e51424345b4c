import { useTranslate } from '../../i18n/translation.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The checkout's shape while the server is asked. */
export function SummarySkeleton() {
  const t = useTranslate()
  return (
    <LoadingPage label={t('ui.loading')} className="page grid gap-5 py-6 md:py-10">
      <Skeleton className="h-9 w-64" />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_400px] lg:gap-8">
        <div className="grid gap-5">
          <Skeleton card className="h-72" />
          <Skeleton card className="h-64" />
        </div>
        <Skeleton card className="h-96" />
      </div>
    </LoadingPage>
  )
}
