import Download from 'lucide-react/icons/download'
import type { ReferralFigures, ReferralMonth } from '#contract/referral-figures.ts'
import { csvOf } from '#domain/csv.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useFormat } from '../../lib/use-format.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { useReferralFigures } from './use-referral-figures.ts'

const COUNTS = ['level_1', 'level_2', 'level_3', 'level_4', 'rentals'] as const
const SUMS = ['earned_cents', 'reversed_cents', 'paid_cents'] as const
const COLUMNS = [...COUNTS, ...SUMS] as const satisfies readonly (keyof ReferralMonth)[]

/** The affiliate's own statistics by month; nothing before the first person was brought. */
export function FiguresCard() {
  const t = useTranslate()
  const { data, error, refetch } = useReferralFigures()
  if (!data && error)
    return (
      <ErrorState
        title={t('affiliate.figures.failed')}
        text={errorMessage(error, t)}
        onRetry={() => void refetch()}
      />
    )
  return data ? <Figures figures={data} /> : null
}

function Figures({ figures }: { figures: ReferralFigures }) {
  const t = useTranslate()
  const format = useFormat()
  const { months, people, renters } = figures
  const total = format.money(months.reduce((sum, { earned_cents }) => sum + earned_cents, 0))
  return (
    <Card className="min-w-0">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="affiliate-figures" className="text-xl">
          {t('affiliate.figures')}
        </h2>
        <Button variant="secondary" onClick={() => save(months)}>
          <Download aria-hidden size={18} />
          {t('affiliate.figures.download')}
        </Button>
      </div>
      {people > 0 && (
        <p className="mt-2 max-w-prose">
          {t('affiliate.figures.renters', {
            renters,
            people,
            percent: format.number(renters / people, { style: 'percent' }),
          })}
        </p>
      )}
      <p className="mt-2 mb-4 max-w-prose text-ink-soft">{t('affiliate.figures.text')}</p>
      <BarChart
        label={t('affiliate.figures.chart', { total })}
        format={(value) => format.price(value)}
        bars={months.map(({ month, earned_cents: value }) => ({
          id: month,
          label: format.date(month, 'short-month', 'UTC'),
          value,
          text: `${format.date(month, 'month', 'UTC')}: ${format.money(value)}`,
        }))}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard */}
      <section aria-labelledby="affiliate-figures" tabIndex={0} className="relative mt-6 overflow-x-auto">
        <table className="tabular w-full text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th className="py-2 pe-4 text-start font-normal">{t('affiliate.figures.month')}</th>
              {COUNTS.map((column, index) => (
                <th key={column} className="py-2 ps-4 text-end font-normal whitespace-nowrap">
                  {column === 'rentals' ? t('affiliate.rentals') : t('affiliate.level', { level: index + 1 })}
                </th>
              ))}
              {SUMS.map((column) => (
                <th key={column} className="py-2 ps-4 text-end font-normal whitespace-nowrap">
                  {t(`affiliate.figures.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {months.toReversed().map((month) => (
              <tr key={month.month}>
                <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                  {format.date(month.month, 'month', 'UTC')}
                </th>
                {COUNTS.map((column) => (
                  <td key={column} className="py-2 ps-4 text-end">
                    {format.number(month[column])}
                  </td>
                ))}
                {SUMS.map((column) => (
                  <td key={column} className="py-2 ps-4 text-end whitespace-nowrap">
                    {format.money(month[column])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

/** Names and numbers as the database has them, the same in every language: a file is for programs. */
function save(months: readonly ReferralMonth[]): void {
  const rows = months.map((month) => [month.month, ...COLUMNS.map((column) => month[column])])
  saveFile('referrals-by-month.csv', csvOf([['month', ...COLUMNS], ...rows]), 'text/csv;charset=utf-8')
}
