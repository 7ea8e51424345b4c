import ReceiptText from 'lucide-react/icons/receipt-text'
import { useState } from 'react'
import { FEE_INVOICES_AT_ONCE } from '#contract/invoices.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { DocumentButton } from '../../lib/document-button.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FeeInvoicesTable } from './fee-invoices-table.tsx'
import { useFeeInvoices } from './use-fee-invoices.ts'

const MONTHS = 24

/** `2026-11`, this month and those before it. */
const latestMonths = (now: Date): string[] =>
  Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(now.getFullYear(), now.getMonth() - n, 15)).toISOString().slice(0, 7),
  )

/** `/admin/invoices`: the platform's invoices for its fee, by the month in which they were issued, and their files. */
export function FeeInvoicesPage() {
  const t = useTranslate()
  const format = useFormat()
  const [months] = useState(() => latestMonths(new Date()))
  const [month, setMonth] = useState(months[0]!)
  const { data, error, refetch } = useFeeInvoices(month)
  const parts = Math.ceil((data?.sums.count ?? 0) / FEE_INVOICES_AT_ONCE)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('invoices.admin.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('invoices.admin.text')}</p>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <Select
          className="w-56"
          label={t('invoices.admin.month')}
          value={month}
          onChange={({ target }) => setMonth(target.value)}
          options={months.map((value) => ({ value, label: format.date(`${value}-15`, 'month', 'UTC') }))}
        />
        {parts > 0 && (
          <div className="flex flex-wrap gap-2">
            <DocumentButton
              label={t('invoices.admin.csv')}
              name="export-fee-invoices"
              input={{ month, format: 'csv' }}
              type="text/csv"
            />
            {Array.from({ length: parts }, (_, n) => n + 1).map((part) => (
              <DocumentButton
                key={part}
                label={parts === 1 ? t('invoices.admin.zip') : t('invoices.admin.zip-part', { part, parts })}
                name="export-fee-invoices"
                input={{ month, format: 'zip', part }}
                type="application/zip"
              />
            ))}
          </div>
        )}
      </div>
      {!data && error && (
        <ErrorState
          title={t('invoices.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6">
          <Skeleton card className="h-72" />
        </Loading>
      )}
      {data?.sums.count === 0 && (
        <EmptyState
          icon={<ReceiptText aria-hidden size={26} />}
          title={t('invoices.admin.none')}
          text={t('invoices.admin.none-text')}
        />
      )}
      {data && data.sums.count > 0 && <FeeInvoicesTable {...data} />}
    </>
  )
}
