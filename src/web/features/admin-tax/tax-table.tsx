import type { ReportedLender } from '#contract/tax.ts'
import { creditedIn, type TaxQuarter } from '#domain/tax/reported-year.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Link } from '../../ui/link.tsx'

const QUARTERS = [0, 1, 2, 3] as const
/** On a phone the quarters and what is missing stand below the lender's name. */
const WIDE = 'max-sm:hidden'

/** What each lender is reported with, by quarter, and what is missing of whom. */
export function TaxTable({ lenders }: { lenders: readonly ReportedLender[] }) {
  const t = useTranslate()
  return (
    <Card className="mt-6">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is cut off is reached by the keyboard */}
      <section aria-label={t('tax.admin.title')} tabIndex={0} className="relative overflow-x-auto">
        <table className="tabular w-full sm:min-w-[46rem]">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th className="py-2 text-start font-normal">{t('tax.admin.lender')}</th>
              {QUARTERS.map((n) => (
                <th key={n} className={classNames('py-2 ps-4 text-end font-normal', WIDE)}>
                  {t('tax.admin.quarter', { quarter: n + 1 })}
                </th>
              ))}
              <th className="py-2 ps-4 text-end font-normal">{t('tax.admin.year-sum')}</th>
              <th className={classNames('py-2 ps-4 text-start font-normal', WIDE)}>{t('tax.admin.gaps')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {lenders.map((lender) => (
              <LenderRow key={lender.id} {...lender} />
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  )
}

function LenderRow({ id, name, quarters, gaps }: ReportedLender) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <tr className="align-top">
      <th scope="row" className="py-3 text-start font-normal">
        <Link to={`/admin/users/${id}`} className="underline underline-offset-4">
          {name}
        </Link>
        <div className="mt-1.5 grid justify-items-start gap-1.5 sm:hidden">
          {QUARTERS.filter((n) => quarters[n].rentals > 0).map((n) => (
            <p key={n} className="text-sm text-ink-soft">
              {t('tax.admin.quarter', { quarter: n + 1 })}: {format.money(quarters[n].creditedCents)},{' '}
              {t('tax.admin.rentals', { count: quarters[n].rentals })}
            </p>
          ))}
          <Gaps gaps={gaps} />
        </div>
      </th>
      {QUARTERS.map((n) => (
        <QuarterCell key={n} quarter={quarters[n]} />
      ))}
      <td className="py-3 ps-4 text-end font-semibold whitespace-nowrap">
        {format.money(creditedIn(quarters))}
      </td>
      <td className={classNames('py-3 ps-4', WIDE)}>
        <Gaps gaps={gaps} />
      </td>
    </tr>
  )
}

function Gaps({ gaps }: Pick<ReportedLender, 'gaps'>) {
  const t = useTranslate()
  return (
    <ul className="flex flex-wrap gap-1.5">
      {gaps.map((gap) => (
        <li key={gap}>
          <Badge tone="notice">{t(`tax.admin.gap.${gap}`)}</Badge>
        </li>
      ))}
      {gaps.length === 0 && (
        <li>
          <Badge tone="good">{t('tax.admin.complete')}</Badge>
        </li>
      )}
    </ul>
  )
}

function QuarterCell({ quarter: { creditedCents, rentals } }: { quarter: TaxQuarter }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <td className={classNames('py-3 ps-4 text-end whitespace-nowrap', WIDE)}>
      {format.money(creditedCents)}
      {rentals > 0 && (
        <span className="block text-sm text-ink-soft">{t('tax.admin.rentals', { count: rentals })}</span>
      )}
    </td>
  )
}
