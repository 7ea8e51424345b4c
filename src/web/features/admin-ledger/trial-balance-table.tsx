import type { TrialBalanceRow } from '#contract/ledger.ts'
import { ACCOUNT_PLAN } from '#domain/ledger/account-plan.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'

const AMOUNTS = ['opening', 'debit', 'credit', 'closing'] as const

/** Each kind of account on a day, and that all of them together are nothing. */
export function TrialBalanceTable({ rows }: { rows: readonly TrialBalanceRow[] }) {
  const t = useTranslate()
  const format = useFormat()
  const sumOf = (column: (typeof AMOUNTS)[number]) =>
    rows.reduce((sum, row) => sum + row[`${column}Cents`], 0)
  const isBalanced = sumOf('closing') === 0 && sumOf('debit') === sumOf('credit')
  return (
    <Card className="mt-3">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off is reached by the keyboard */}
      <section aria-label={t('accounting.table')} tabIndex={0} className="relative overflow-x-auto">
        <table className="tabular w-full min-w-[46rem]">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="py-2 text-start font-normal">{t('accounting.number')}</th>
              <th className="py-2 ps-4 text-start font-normal">{t('accounting.account')}</th>
              {AMOUNTS.map((column) => (
                <th key={column} className="py-2 ps-4 text-end font-normal">
                  {t(`accounting.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.account}>
                <td className="py-3 text-ink-soft">{ACCOUNT_PLAN[row.account].number}</td>
                <th scope="row" className="py-3 ps-4 text-start font-normal">
                  {t(`office.account.${row.account}`)}
                </th>
                {AMOUNTS.map((column) => (
                  <td key={column} className="py-3 ps-4 text-end whitespace-nowrap">
                    {format.money(row[`${column}Cents`])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot className="border-t border-line font-semibold">
            <tr>
              <th scope="row" colSpan={2} className="py-3 text-start">
                {t('accounting.sum')}
              </th>
              {AMOUNTS.map((column) => (
                <td key={column} className="py-3 ps-4 text-end whitespace-nowrap">
                  {format.money(sumOf(column))}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </section>
      <div className="mt-3">
        <Notice tone={isBalanced ? 'good' : 'bad'}>
          {t(isBalanced ? 'accounting.balanced' : 'accounting.unbalanced')}
        </Notice>
      </div>
      <p className="mt-2 max-w-[68ch] text-sm text-ink-soft">{t('accounting.signs')}</p>
    </Card>
  )
}
