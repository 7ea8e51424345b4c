import type { ReactNode } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { type Money, useBalances, useMoney } from './use-money.ts'

/** The money of today and of this month, and what is owed to whom. */
export function MoneySummary() {
  const t = useTranslate()
  const { data, error, refetch } = useMoney()
  return (
    <section aria-labelledby="home-money">
      <h2 id="home-money" className="text-xl">
        {t('office.home.money')}
      </h2>
      <div className="mt-3">
        {data ? (
          <Periods money={data} />
        ) : error ? (
          <ErrorState
            title={t('office.home.money-failed')}
            text={errorMessage(error, t)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loading label={t('ui.loading')}>
            <Skeleton card className="h-48" />
          </Loading>
        )}
      </div>
    </section>
  )
}

const ROWS = ['volume_cents', 'kept_cents', 'refund_cents'] as const

function Periods({ money: { periods, payouts } }: { money: Money }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="grid gap-4 xl:grid-cols-2">
      <Card>
        <table className="w-full text-end">
          <thead className="text-sm text-ink-soft">
            <tr>
              <td />
              <th scope="col" className="pb-2 font-semibold">
                {t('office.home.today')}
              </th>
              <th scope="col" className="ps-4 pb-2 font-semibold">
                {t('office.home.month')}
              </th>
            </tr>
          </thead>
          <tbody className="tabular divide-y divide-line border-y border-line">
            <Row name={t('office.bookings.title')}>
              {[periods.day, periods.month].map(({ bookings }) => format.number(bookings))}
            </Row>
            {ROWS.map((name) => (
              <Row key={name} name={t(`office.home.${name}`)}>
                {[periods.day, periods.month].map((period) => format.money(period[name]))}
              </Row>
            ))}
          </tbody>
        </table>
        <p className="mt-3 text-sm text-ink-soft">
          <Link to="/admin/payouts" className="font-semibold text-ink underline">
            {t('office.home.payouts-due', { count: payouts.number })}
          </Link>
          {payouts.since &&
            ` · ${format.money(payouts.cents)} · ${t('admin.queues.since', {
              date: format.date(payouts.since, 'date-time', viewerZone()),
            })}`}
        </p>
      </Card>
      <Balances />
    </div>
  )
}

function Row({ name, children }: { name: string; children: readonly ReactNode[] }) {
  return (
    <tr>
      <th scope="row" className="py-2 pe-2 text-start font-normal">
        {name}
      </th>
      <td className="py-2 font-semibold whitespace-nowrap">{children[0]}</td>
      <td className="py-2 ps-4 font-semibold whitespace-nowrap">{children[1]}</td>
    </tr>
  )
}

/** What each kind of account is owed by the ledger. Against that stands the provider, which has the money. */
function Balances() {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useBalances()
  if (!data && error) return <ErrorState title={errorMessage(error, t)} onRetry={() => void refetch()} />
  return (
    <Card>
      <h3 className="font-sans text-sm font-semibold text-ink-soft">{t('office.home.balances')}</h3>
      {data ? (
        <dl className="tabular mt-2 divide-y divide-line border-y border-line">
          {data.map(({ account, cents }) => (
            <div key={account} className="flex justify-between gap-4 py-2">
              <dt>{t.optional(`office.account.${account}`) ?? account}</dt>
              <dd className="font-semibold">{format.money(account === 'provider' ? 0 - cents : cents)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <Skeleton className="mt-2 h-40" />
      )}
      {data?.length === 0 && <p className="mt-2">{t('office.home.no-balances')}</p>}
    </Card>
  )
}
