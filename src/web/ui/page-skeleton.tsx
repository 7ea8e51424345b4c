import { useTranslate } from '../i18n/translation.tsx'
import { LoadingPage } from './loading-page.tsx'
import { Skeleton } from './skeleton.tsx'

/** A narrow page with a title and a single card. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <LoadingPage label={t('ui.loading')} className="page grid max-w-2xl gap-6 py-8 md:py-12">
      <Skeleton className="h-9 w-64" />
      <Skeleton card className="h-96" />
    </LoadingPage>
  )
}
