import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

interface SumDialogProps<Row> {
  title: string
  cents: number
  parts: UseInfiniteQueryResult<InfiniteData<Row[]>>
  /** The text for a sum without entries. */
  none: string
  row: (row: Row) => ReactNode
  onClose: () => void
}

/** Lists the entries of an amount, a page at a time. */
export function SumDialog<Row>({ title, cents, parts, none, row, onClose }: SumDialogProps<Row>) {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = parts
  const rows = data?.pages.flat()
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <span className="font-semibold">{t('ledger.sum')}</span>
        <span className="tabular font-display text-xl font-bold">{format.money(cents)}</span>
      </p>
      {!rows && error && (
        <ErrorState title={t('ledger.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!rows && !error && (
        <Loading label={t('ui.loading')} className="mt-4 grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {rows?.length === 0 && <p className="pt-4 text-ink-soft">{none}</p>}
      {rows && rows.length > 0 && <ul className="divide-y divide-line">{rows.map(row)}</ul>}
      {hasNextPage && (
        <Button
          variant="secondary"
          wide
          className="mt-4"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('ledger.more')}
        </Button>
      )}
    </Dialog>
  )
}
