import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface RowsCardProps<Row> {
  id: string
  title: string
  none: string
  query: {
    data: Row[] | undefined
    error: Error | null
    refetch: () => unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  row: (row: Row) => ReactNode
}

/** A list on the page of an affiliate, which goes on when asked to. */
export function RowsCard<Row>({ id, title, none, query, row }: RowsCardProps<Row>) {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-xl">
        {title}
      </h2>
      {!data && error && (
        <ErrorState title={t('office.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')}>
          <Skeleton className="h-32" />
        </Loading>
      )}
      {data?.length === 0 && <p className="text-ink-soft">{none}</p>}
      {data && data.length > 0 && <ul className="divide-y divide-line">{data.map(row)}</ul>}
      <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
    </Card>
  )
}

interface AmountRowProps {
  what: ReactNode
  more: ReactNode
  amount: string
  action?: ReactNode
}

/** What a row is about, what more there is to say of it, its amount, and what can be done with it. */
export function AmountRow({ what, more, amount, action }: AmountRowProps) {
  return (
    <li className="flex items-baseline justify-between gap-4 py-2.5">
      <div className="min-w-0 break-words">
        <p>{what}</p>
        <p className="text-sm text-ink-soft">{more}</p>
      </div>
      <div className="grid shrink-0 justify-items-end gap-1.5">
        <span className="tabular whitespace-nowrap">{amount}</span>
        {action}
      </div>
    </li>
  )
}
