import type { MyTax } from '#contract/tax.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TaxNumberForm } from './tax-number-form.tsx'
import { TaxRequestNotice } from './tax-request-notice.tsx'
import { useTax } from './use-tax.ts'

/** The tax number, and what the platform reports to the tax office of this person. */
export function TaxCard() {
  const t = useTranslate()
  const { data, error, refetch } = useTax()
  return (
    <Card as="section" aria-labelledby="payout-tax">
      <h2 id="payout-tax" className="text-xl">
        {t('tax.card')}
      </h2>
      <p className="mt-2 max-w-[62ch] text-ink-soft">{t('tax.card-text')}</p>
      {!data && error && (
        <ErrorState title={t('tax.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-4">
          <Skeleton className="h-40" />
        </Loading>
      )}
      {data?.request && (
        <div className="mt-4">
          <TaxRequestNotice request={data.request} isAtForm />
        </div>
      )}
      {data && <TaxNumberForm known={data.taxNumber} />}
      {data?.years.map((year) => (
        <ReportedYear key={year.year} {...year} />
      ))}
    </Card>
  )
}

function ReportedYear({ year, quarters }: MyTax['years'][number]) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <table className="tabular mt-6 w-full">
      <caption className="pb-1 text-start font-semibold">{t('tax.reported', { year: String(year) })}</caption>
      <thead className="text-sm text-ink-soft">
        <tr>
          <th className="py-2 text-start font-normal">{t('tax.quarter')}</th>
          <th className="py-2 ps-3 text-end font-normal">{t('tax.rentals')}</th>
          <th className="py-2 ps-3 text-end font-normal">{t('tax.credited')}</th>
          <th className="py-2 ps-3 text-end font-normal">{t('tax.fee')}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {quarters.map(({ rentals, creditedCents, feeCents }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quarter is its place in the year
          <tr key={n}>
            <th scope="row" className="py-2 text-start font-normal">
              {format.number(n + 1)}
            </th>
            <td className="py-2 ps-3 text-end">{format.number(rentals)}</td>
            <td className="py-2 ps-3 text-end whitespace-nowrap">{format.money(creditedCents)}</td>
            <td className="py-2 ps-3 text-end whitespace-nowrap">{format.money(feeCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
