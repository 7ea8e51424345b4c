import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MissingDetail, type OfficeDetail } from './missing-detail.tsx'

interface DetailQueryProps<Data> {
  /** Null where there is no such thing. */
  query: { data: Data | null | undefined; error: Error | null; refetch: () => unknown }
  kind: OfficeDetail
  /** The title where it could not be loaded. */
  failed: string
  children: (data: Data) => ReactNode
}

/** A detail of the back office in the state in which it is: loading, failed, not there, or there. */
export function DetailQuery<Data>({ query, kind, failed, children }: DetailQueryProps<Data>) {
  const t = useTranslate()
  const { data, error, refetch } = query
  if (data === null) return <MissingDetail kind={kind} />
  if (data !== undefined) return children(data)
  if (error)
    return <ErrorState as="h1" title={failed} text={errorMessage(error, t)} onRetry={() => void refetch()} />
  return (
    <LoadingPage label={t('ui.loading')} className="grid gap-4">
      <Skeleton className="h-9 w-2/3" />
      <Skeleton card className="h-72" />
    </LoadingPage>
  )
}
