import type { ReactNode } from 'react'
import { MissingDetail, type OfficeDetail } from '../../entities/office/missing-detail.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ReviewedCaseProps<Row> {
  query: { data: Row | null | undefined; error: unknown; refetch(): unknown }
  /** The skeletons below that of the heading. */
  skeleton: ReactNode
  kind: OfficeDetail
  children: (row: Row) => ReactNode
}

/** The page of one case to decide: loading, failed, gone, or the case. */
export function ReviewedCase<Row>({ query, skeleton, kind, children }: ReviewedCaseProps<Row>) {
  const t = useTranslate()
  const { data, error, refetch } = query
  if (data === undefined && error)
    return (
      <ErrorState
        as="h1"
        title={t('moderation.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  if (data === undefined)
    return (
      <LoadingPage label={t('ui.loading')} className="grid gap-4">
        <Skeleton className="h-9 w-2/3" />
        {skeleton}
      </LoadingPage>
    )
  if (data === null) return <MissingDetail kind={kind} />
  return children(data)
}
