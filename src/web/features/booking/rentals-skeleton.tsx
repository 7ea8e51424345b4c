import { useTranslate } from '../../i18n/translation.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Three cards on their way. */
export function RentalsSkeleton() {
  const t = useTranslate()
  return (
    <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
      <Skeleton card className="h-112 sm:h-52" />
      <Skeleton card className="h-112 sm:h-52" />
      <Skeleton card className="h-112 sm:h-52" />
    </Loading>
  )
}
