import type { TrialBalanceRow } from '#contract/ledger.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'

const MOVEMENT = ['opening', 'debit', 'credit'] as const
const AMOUNTS = [...MOVEMENT, 'closing'] as const
/** On a phone what led to the balance stands below the account's name. */
const WIDE = 'max-sm:hidden'

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
        <table className="tabular w-full sm:min-w-[46rem]">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="py-2 text-start font-normal">{t('accounting.number')}</th>
              <th className="py-2 ps-4 text-start font-normal">{t('accounting.account')}</th>
              {AMOUNTS.map((column) => (
                <th
                  key={column}
                  className={classNames('py-2 ps-4 text-end font-normal', column !== 'closing' && WIDE)}
                >
                  {t(`accounting.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map((row) => (
              <tr key={row.account}>
                <td className="py-3 align-top text-ink-soft">{row.number}</td>
                <th scope="row" className="py-3 ps-4 text-start font-normal">
                  {t(`office.account.${row.account}`)}
                  <Movement of={(column) => row[`${column}Cents`]} />
                </th>
                {AMOUNTS.map((column) => (
                  <td
                    key={column}
                    className={classNames(
                      'py-3 ps-4 text-end align-top whitespace-nowrap',
                      column !== 'closing' && WIDE,
                    )}
                  >
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
                <Movement of={sumOf} />
              </th>
              {AMOUNTS.map((column) => (
                <td
                  key={column}
                  className={classNames(
                    'py-3 ps-4 text-end align-top whitespace-nowrap',
                    column !== 'closing' && WIDE,
                  )}
                >
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

/** What was in an account before, and what was added and taken, in a line for each. */
function Movement({ of }: { of: (column: (typeof MOVEMENT)[number]) => number }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <span className="mt-1 grid gap-0.5 text-sm font-normal text-ink-soft sm:hidden">
      {MOVEMENT.map((column) => (
        <span key={column}>
          {t(`accounting.${column}`)} {format.money(of(column))}
        </span>
      ))}
    </span>
  )
}
