import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { BusinessCard } from './business-card.tsx'
import { InvoiceRow } from './invoice-row.tsx'
import { useInvoices } from './use-invoices.ts'

/** `/dashboard/invoices`: the invoices of the person, and as whom they lend things. */
export function InvoicesPage() {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInvoices()
  const invoices = data?.pages.flat()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('invoices.title')}</h1>
      {!data && error && (
        <ErrorState
          title={t('invoices.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-3">
          <Skeleton card className="h-32" />
          <Skeleton card className="h-32" />
        </Loading>
      )}
      {invoices?.length === 0 && (
        <EmptyState drawing="letters" title={t('invoices.none')} text={t('invoices.none-text')} />
      )}
      {invoices && invoices.length > 0 && (
        <>
          <ul className="mt-6 divide-y divide-line rounded-card border border-line bg-raised">
            {invoices.map((invoice) => (
              <InvoiceRow key={invoice.id} invoice={invoice} />
            ))}
          </ul>
          <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </>
      )}
      {(data || error) && (
        <div className="mt-6">
          <BusinessCard />
        </div>
      )}
    </>
  )
}
