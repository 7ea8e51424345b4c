import SearchX from 'lucide-react/icons/search-x'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadingPage } from '../../ui/loading-page.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface ReviewedCaseProps<Row> {
  query: { data: Row | null | undefined; error: unknown; refetch(): unknown }
  /** The skeletons below that of the heading. */
  skeleton: ReactNode
  queue: {
    kind: 'bookings' | 'cases' | 'identities' | 'listings' | 'people'
    path: string
  }
  children: (row: Row) => ReactNode
}

/** The page of one case to decide: loading, failed, gone, or the case. */
export function ReviewedCase<Row>({ query, skeleton, queue, children }: ReviewedCaseProps<Row>) {
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
  if (data === null)
    return (
      <EmptyState
        as="h1"
        icon={<SearchX aria-hidden size={26} />}
        title={t(`moderation.${queue.kind}.gone`)}
        action={<LinkButton to={queue.path}>{t(`moderation.${queue.kind}.back`)}</LinkButton>}
      />
    )
  return children(data)
}
