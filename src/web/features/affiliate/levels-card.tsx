import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import type { Level } from './use-affiliate.ts'

/** The four levels: how many people, what share of the fee, and what they brought, which opens to its entries. */
export function LevelsCard({ levels }: { levels: readonly Level[] }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Card as="section" aria-labelledby="affiliate-levels">
      <h2 id="affiliate-levels" className="text-xl">
        {t('affiliate.levels')}
      </h2>
      <p className="mt-1 max-w-prose text-ink-soft">{t('affiliate.levels-text')}</p>
      <table className="mt-4 w-full">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className="py-2 text-start font-normal">{t('affiliate.level-head')}</th>
            <th className="py-2 text-end font-normal">{t('affiliate.people')}</th>
            <th className="hidden py-2 text-end font-normal sm:table-cell">{t('affiliate.rentals')}</th>
            <th className="py-2 text-end font-normal">{t('affiliate.earned')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {levels.map((level) => {
            const name = t('affiliate.level', { level: level.level })
            return (
              <tr key={level.level}>
                <th scope="row" className="py-3 text-start font-normal">
                  <span className="font-semibold">{name}</span>
                  <span className="block text-sm text-ink-soft">
                    {t('affiliate.share', { percent: level.percent })}
                  </span>
                </th>
                <td className="tabular py-3 text-end">{format.number(level.people)}</td>
                <td className="tabular hidden py-3 text-end sm:table-cell">{format.number(level.rentals)}</td>
                <td className="py-3 text-end">
                  <OpeningAmount
                    label={name}
                    cents={level.cents}
                    filter={{ account: 'affiliate', level: level.level }}
                  />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}
