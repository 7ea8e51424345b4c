import Landmark from 'lucide-react/icons/landmark'
import Mail from 'lucide-react/icons/mail'
import { useState } from 'react'
import { FIRST_TAX_YEAR } from '#domain/tax/reported-year.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { toast } from '../../lib/toast.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Select } from '../../ui/select.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TaxFile } from './tax-file.tsx'
import { TaxRequests } from './tax-requests.tsx'
import { TaxTable } from './tax-table.tsx'
import { useAskForTaxNumbers, useTaxReport } from './use-tax-report.ts'

/** The years that can be reported, the latest first: most report the one that is over. */
function reportableYears(now: Date): number[] {
  const last = now.getFullYear()
  return Array.from({ length: last - FIRST_TAX_YEAR + 1 }, (_, n) => last - n)
}

/** `/admin/tax`: what is reported to the tax office of each lender, what it lacks, and the file. */
export function TaxPage() {
  const t = useTranslate()
  const [years] = useState(() => reportableYears(new Date()))
  const [year, setYear] = useState(years[0]!)
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTaxReport(year)
  const ask = useAskForTaxNumbers(year)
  const lenders = data?.pages.flatMap((page) => page.lenders)
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('tax.admin.title')}</h1>
      <p className="mt-2 max-w-[68ch] text-ink-soft">{t('tax.admin.text')}</p>
      <div className="mt-6 flex flex-wrap items-end justify-between gap-3">
        <Select
          className="w-32"
          label={t('tax.admin.year')}
          value={String(year)}
          onChange={(event) => setYear(Number(event.target.value))}
          options={years.map((value) => ({ value: String(value), label: String(value) }))}
        />
        {lenders && lenders.length > 0 && (
          <Button
            variant="secondary"
            busy={ask.isPending}
            onClick={() =>
              ask.mutate(undefined, {
                onSuccess: ({ asked }) =>
                  void toast({ title: t('tax.admin.asked', { count: asked }), tone: 'good' }),
                onError: (fault) => void toast(errorToast(fault, t)),
              })
            }
          >
            <Mail aria-hidden size={18} />
            {t('tax.admin.ask')}
          </Button>
        )}
      </div>
      {!lenders && error && (
        <ErrorState
          title={t('tax.admin.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!lenders && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-72" />
        </Loading>
      )}
      {lenders?.length === 0 && (
        <EmptyState
          icon={<Landmark aria-hidden size={26} />}
          title={t('tax.admin.empty', { year: String(year) })}
          text={t('tax.admin.empty-text')}
        />
      )}
      {lenders && lenders.length > 0 && <TaxTable lenders={lenders} />}
      <ShowMore
        key={year}
        hasMore={hasNextPage}
        busy={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      />
      <TaxRequests />
      {lenders && <TaxFile year={year} />}
    </>
  )
}
