import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import type { Level } from './use-affiliate.ts'
import { useCommissions } from './use-commissions.ts'

/** The commissions that a level's amount is the sum of, each with whose rental brought it. */
export function CommissionsDialog({ level, onClose }: { level: Level; onClose: () => void }) {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useCommissions(level.level)
  const commissions = data?.pages.flat()
  return (
    <Dialog open onClose={onClose} title={t('affiliate.level', { level: level.level })}>
      <p className="flex items-baseline justify-between gap-4 border-b border-line pb-3">
        <span className="font-semibold">{t('ledger.sum')}</span>
        <span className="tabular font-display text-xl font-bold">{format.money(level.cents)}</span>
      </p>
      {!commissions && error && (
        <ErrorState title={t('ledger.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!commissions && !error && (
        <Loading label={t('ui.loading')} className="mt-4 grid gap-3">
          <Skeleton className="h-12" />
          <Skeleton className="h-12" />
        </Loading>
      )}
      {commissions?.length === 0 && <p className="pt-4 text-ink-soft">{t('affiliate.no-commissions')}</p>}
      <ul className="divide-y divide-line">
        {commissions?.map(({ booking_id, at, first_name, amount_cents }) => (
          <li key={`${booking_id} ${at}`} className="flex items-baseline justify-between gap-4 py-3">
            <div>
              <p className="font-semibold">
                {first_name ? t('affiliate.rental-of', { name: first_name }) : t('affiliate.rental')}
              </p>
              <p className="text-sm text-ink-soft">{format.date(at, 'date', 'UTC')}</p>
            </div>
            <p className="tabular font-semibold">{format.money(amount_cents)}</p>
          </li>
        ))}
      </ul>
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
