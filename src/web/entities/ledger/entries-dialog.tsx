import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { EntryRow } from './entry-row.tsx'
import type { EntryFilter } from './ledger-entry.ts'
import { useEntries } from './use-entries.ts'

interface EntriesDialogProps {
  title: string
  cents: number
  filter: EntryFilter
  /** Shows amounts with the opposite sign: money that left the account reached the person. */
  outgoing?: boolean | undefined
  onClose: () => void
}

/** The entries that an amount is the sum of, a page at a time. */
export function EntriesDialog({ title, cents, filter, outgoing, onClose }: EntriesDialogProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useEntries(filter)
  const entries = data?.pages.flat()
  return (
    <Dialog open onClose={onClose} title={title}>
      <p className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <span className="font-semibold">{t('ledger.sum')}</span>
        <span className="tabular font-display text-xl font-bold">{format.money(cents)}</span>
      </p>
      {!entries && error && (
        <ErrorState title={t('ledger.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!entries && !error && (
        <Loading label={t('ui.loading')} className="mt-4 grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {entries?.length === 0 && <p className="pt-4 text-ink-soft">{t('ledger.none')}</p>}
      {entries && entries.length > 0 && (
        <ul className="divide-y divide-line">
          {entries.map((entry) => (
            <EntryRow
              key={entry.id}
              entry={entry}
              cents={outgoing ? -entry.amount_cents : entry.amount_cents}
              isForeign={filter.isCase}
            />
          ))}
        </ul>
      )}
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
