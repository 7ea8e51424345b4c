import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { byMonth, type EarningRow } from './earnings.ts'

/** Earnings of the last months: as a chart, and as a table whose amounts open. */
export function MonthChart({ rows, months }: { rows: readonly EarningRow[]; months: readonly string[] }) {
  const t = useTranslate()
  const format = useFormat()
  const shares = byMonth(rows, months)
  const total = shares.reduce((sum, { cents }) => sum + cents, 0)
  const name = (month: string) => format.date(month, 'month', 'UTC')
  return (
    <Card as="section" aria-labelledby="earnings-months" className="mt-8">
      <h2 id="earnings-months" className="text-xl">
        {t('earnings.months')}
      </h2>
      <div className="mt-4">
        <BarChart
          label={t('earnings.chart', { total: format.money(total) })}
          format={(cents) => format.price(cents)}
          bars={shares.map(({ id, cents }) => ({
            id,
            label: format.date(id, 'short-month', 'UTC'),
            value: cents,
            text: `${name(id)}: ${format.money(cents)}`,
          }))}
        />
      </div>
      <details className="group mt-2">
        <summary className="min-h-11 content-center font-semibold text-accent-ink underline underline-offset-4">
          {t('earnings.as-table')}
        </summary>
        <div className="relative overflow-x-auto">
          <table className="mt-2 w-full">
            <thead className="text-start text-sm text-ink-soft">
              <tr>
                <th className="py-2 text-start font-normal">{t('earnings.month')}</th>
                <th className="py-2 text-end font-normal">{t('earnings.rentals')}</th>
                <th className="py-2 text-end font-normal">{t('earnings.amount')}</th>
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {shares.toReversed().map(({ id, cents, bookings }) => (
                <tr key={id}>
                  <th scope="row" className="py-2 text-start font-normal">
                    {name(id)}
                  </th>
                  <td className="tabular py-2 text-end">{format.number(bookings)}</td>
                  <td className="py-2 text-end">
                    <OpeningAmount
                      label={name(id)}
                      cents={cents}
                      filter={{ account: 'lender', month: id, isEarned: true }}
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </Card>
  )
}
