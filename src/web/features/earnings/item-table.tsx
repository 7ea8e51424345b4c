import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { byItem, type EarningRow } from './earnings.ts'

/** Earnings of each item in the months of the chart, highest first, with its share as a bar. */
export function ItemTable({ rows, since }: { rows: readonly EarningRow[]; since: string }) {
  const t = useTranslate()
  const format = useFormat()
  const items = byItem(rows)
  const most = Math.max(1, ...items.map(({ cents }) => cents))
  if (items.length === 0) return null
  return (
    <Card as="section" aria-labelledby="earnings-items" className="mt-4">
      <h2 id="earnings-items" className="text-xl">
        {t('earnings.items')}
      </h2>
      <table className="mt-3 w-full">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th className="py-2 text-start font-normal">{t('earnings.item')}</th>
            <th className="hidden py-2 text-end font-normal sm:table-cell">{t('earnings.rentals')}</th>
            <th className="py-2 ps-4 text-end font-normal">{t('earnings.amount')}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {items.map(({ id, title, cents, bookings }) => {
            const label = title ?? t('earnings.other')
            return (
              <tr key={id}>
                <th scope="row" className="py-2.5 pe-4 text-start font-normal">
                  <span className="block wrap-anywhere">{label}</span>
                  <span aria-hidden className="mt-1.5 block h-1.5 rounded-pill bg-sunken">
                    <span
                      className="block h-full rounded-pill bg-accent"
                      style={{ width: `${Math.max(0, (cents / most) * 100)}%` }}
                    />
                  </span>
                </th>
                <td className="tabular hidden py-2.5 text-end sm:table-cell">{format.number(bookings)}</td>
                <td className="py-2.5 ps-4 text-end">
                  <OpeningAmount
                    label={label}
                    cents={cents}
                    filter={{ account: 'lender', isEarned: true, since, ...(id && { itemId: id }) }}
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
