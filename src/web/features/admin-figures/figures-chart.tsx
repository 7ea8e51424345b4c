import type { PeriodFigures } from '#contract/platform-figures.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { BarChart } from '../../ui/bar-chart.tsx'
import { Card } from '../../ui/card.tsx'
import { type FigureColumn, growth, isMoney } from './figure-columns.ts'
import { periodName, shortPeriodName } from './period-name.ts'
import type { Step } from './use-platform-figures.ts'

interface FiguresChartProps {
  column: FigureColumn
  periods: readonly PeriodFigures[]
  step: Step
}

/** One figure over time, with its sum and how it grew; its numbers are in the table below. */
export function FiguresChart({ column, periods, step }: FiguresChartProps) {
  const t = useTranslate()
  const format = useFormat()
  const values = periods.map((period) => period[column])
  const words = (value: number) => (isMoney(column) ? format.money(value) : format.number(value))
  const total = words(values.reduce((sum, value) => sum + value, 0))
  const grown = growth(values)
  const name = t(`figures.column.${column}`)
  return (
    <Card as="section" aria-label={name}>
      <h2 className="text-lg">{name}</h2>
      <p className="tabular mt-1 mb-4 flex flex-wrap items-baseline gap-x-3">
        <span className="font-display text-2xl font-bold">{total}</span>
        {grown !== undefined && (
          <span className="text-sm text-ink-soft">
            {t(`figures.growth.${step}`, {
              percent: format.number(grown, { style: 'percent', signDisplay: 'exceptZero' }),
            })}
          </span>
        )}
      </p>
      <BarChart
        label={t('figures.chart', { name, total })}
        format={(value) => (isMoney(column) ? format.price(value) : format.number(value))}
        bars={periods.map(({ day, [column]: value }) => ({
          id: day,
          label: shortPeriodName(day, step, format),
          value,
          text: `${periodName(day, step, format)}: ${words(value)}`,
        }))}
      />
    </Card>
  )
}
