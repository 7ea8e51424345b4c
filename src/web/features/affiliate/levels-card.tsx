import { useState } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { CommissionsDialog } from './commissions-dialog.tsx'
import type { Level } from './use-affiliate.ts'

/** The four levels: how many people, what share of the fee, and what they brought, which opens to its causes. */
export function LevelsCard({ levels }: { levels: readonly Level[] }) {
  const t = useTranslate()
  const format = useFormat()
  const [open, setOpen] = useState<Level>()
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
            const amount = format.money(level.cents)
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
                  <button
                    type="button"
                    aria-haspopup="dialog"
                    aria-label={t('ledger.open', { label: name, amount })}
                    className="tabular underline decoration-line-strong decoration-1 underline-offset-4 hover:decoration-ink"
                    onClick={() => setOpen(level)}
                  >
                    {amount}
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {open && <CommissionsDialog level={open} onClose={() => setOpen(undefined)} />}
    </Card>
  )
}
