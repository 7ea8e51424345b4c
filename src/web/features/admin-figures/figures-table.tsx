import type { PeriodFigures } from '#contract/platform-figures.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { FIGURE_COLUMNS, isMoney, paidShare } from './figure-columns.ts'
import { periodName } from './period-name.ts'
import type { Step } from './use-platform-figures.ts'

/** All figures of each period in numbers, the latest first. */
export function FiguresTable({ periods, step }: { periods: readonly PeriodFigures[]; step: Step }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Card className="mt-4">
      <h2 id="figures-table" className="text-lg">
        {t('figures.table')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways is reached by keyboard */}
      <section aria-labelledby="figures-table" tabIndex={0} className="relative mt-3 overflow-x-auto">
        <table className="tabular w-full text-sm">
          <thead className="text-ink-soft">
            <tr>
              <th className="py-2 pe-4 text-start font-normal">{t(`figures.step.${step}`)}</th>
              {FIGURE_COLUMNS.map((column) => (
                <th key={column} className="py-2 ps-4 text-end font-normal">
                  {t(`figures.column.${column}`)}
                </th>
              ))}
              <th className="py-2 ps-4 text-end font-normal">{t('figures.column.share')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {periods.toReversed().map((period) => {
              const share = paidShare(period)
              return (
                <tr key={period.day}>
                  <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
                    {periodName(period.day, step, format)}
                  </th>
                  {FIGURE_COLUMNS.map((column) => (
                    <td key={column} className="py-2 ps-4 text-end whitespace-nowrap">
                      {isMoney(column) ? format.money(period[column]) : format.number(period[column])}
                    </td>
                  ))}
                  <td className="py-2 ps-4 text-end">
                    {share === undefined ? '–' : format.number(share, { style: 'percent' })}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </section>
    </Card>
  )
}
