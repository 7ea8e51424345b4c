import ChevronRight from 'lucide-react/icons/chevron-right'
import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ChooseBox, type RowChoice } from '../../ui/row-choice.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { walkRows } from '../../ui/walk-rows.ts'

interface QueuePageProps<Row extends { id: string }> {
  title: string
  text: string
  /** Which of them are shown. */
  filters?: ReactNode
  rows: {
    data: Row[] | undefined
    error: unknown
    refetch: () => unknown
    hasNextPage: boolean
    isFetchingNextPage: boolean
    fetchNextPage: () => unknown
  }
  empty: { icon: ReactNode; title: string; text: string }
  /** The address of the page on which a row is decided. */
  to: (row: Row) => string
  row: (row: Row) => ReactNode
  /** Rows that can be chosen, and what can be done to them. */
  choice?: Omit<RowChoice<Row>, 'labelOfAll'> | undefined
  bulk?: ReactNode
}

/** The undecided cases, longest waiting first: loading, failed, done for today, or the rows. */
export function QueuePage<Row extends { id: string }>(props: QueuePageProps<Row>) {
  const { title, text, filters, rows, empty, to, row, choice, bulk } = props
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = rows
  const t = useTranslate()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{title}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{text}</p>
      {filters}
      {bulk}
      {!data && Boolean(error) && (
        <ErrorState
          title={t('moderation.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
          <Skeleton card className="h-24" />
          <Skeleton card className="h-24" />
          <Skeleton card className="h-24" />
        </Loading>
      )}
      {data?.length === 0 && <EmptyState {...empty} />}
      {data && data.length > 0 && (
        <ul
          onKeyDown={walkRows}
          className="mt-6 divide-y divide-line overflow-hidden rounded-card border border-line bg-raised"
        >
          {data.map((one, index) => (
            <li key={one.id} className="flex items-start">
              {choice && (
                <span className="flex w-11 shrink-0 justify-center self-center ps-3">
                  <ChooseBox row={one} choice={choice} />
                </span>
              )}
              <Link
                to={to(one)}
                data-row
                aria-keyshortcuts={index === 0 ? 'Alt+N' : undefined}
                className="flex min-w-0 grow items-center gap-4 p-4 transition-colors hover:bg-sunken focus-visible:-outline-offset-2"
              >
                {row(one)}
                <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-faint rtl:rotate-180" />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data && data.length > 0 && (
        <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
      )}
    </>
  )
}
