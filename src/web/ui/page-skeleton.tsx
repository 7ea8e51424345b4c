import { useTranslate } from '../i18n/translation.tsx'
import { Loading } from './loading.tsx'
import { Skeleton } from './skeleton.tsx'

/** A narrow page with a title and one thing on it. */
export function PageSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('ui.loading')} className="page grid max-w-2xl gap-6 py-8 md:py-12">
      <Skeleton className="h-9 w-64" />
      <Skeleton card className="h-96" />
    </Loading>
  )
}
