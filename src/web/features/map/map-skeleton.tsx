import { useTranslate } from '../../i18n/translation.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** The place of a map while it loads. */
export function MapSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('search.map.loading')} className="absolute inset-0">
      <Skeleton className="size-full rounded-none" />
    </Loading>
  )
}
