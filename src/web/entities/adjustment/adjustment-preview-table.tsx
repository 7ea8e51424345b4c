import type { AdjustmentPreview } from '#contract/adjustments.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface Props {
  query: { data: AdjustmentPreview | undefined; isError: boolean; isFetching: boolean }
  isAmount: boolean
}

/** The accounts of the ledger that an adjustment moves, with what each gets or loses. */
export function AdjustmentPreviewTable({ query: { data, isError, isFetching }, isAmount }: Props) {
  const t = useTranslate()
  const format = useFormat()
  const entries = data?.entries ?? []
  return (
    <section aria-live="polite" aria-busy={isFetching} className="rounded-card bg-sunken p-4">
      <h3 className="font-semibold">{t('moderation.adjust.preview')}</h3>
      {isError && <p className="mt-1 text-sm text-danger-ink">{t('moderation.adjust.preview-failed')}</p>}
      {!data && !isError && <Skeleton className="mt-2 h-12" />}
      {data && !isAmount && (
        <p className="mt-1 text-sm text-ink-soft">{t('moderation.adjust.preview-empty')}</p>
      )}
      {data && isAmount && entries.length === 0 && !isFetching && (
        <p className="mt-1 text-sm text-ink-soft">{t('moderation.adjust.preview-none')}</p>
      )}
      {isAmount && entries.length > 0 && (
        <dl className="mt-2 grid gap-1 text-sm">
          {entries.map(({ account, cents }) => (
            <div key={account} className="flex justify-between gap-4">
              <dt>{t.optional(`moderation.adjust.account.${account}`) ?? account}</dt>
              <dd className="tabular">
                {cents > 0 && '+'}
                {format.money(cents)}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}
