import type { Overview } from '#contract/overview.ts'
import { rule } from '#domain/settings/rules.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** The person's earnings: available for payout, held for rentals under way, and on their way to the bank. */
export function Money({ balances, isLender }: Pick<Overview, 'balances'> & { isLender: boolean }) {
  const t = useTranslate()
  const { lender = 0, affiliate = 0, lender_pending: held = 0, payout = 0 } = balances
  if (!isLender && lender === 0 && affiliate === 0 && held === 0 && payout === 0) return null
  const sums = [
    ['overview.money.available', lender + affiliate, ['lender', 'affiliate']],
    ['overview.money.held', held, 'lender_pending'],
    ['overview.money.on-its-way', payout, 'payout'],
  ] as const
  return (
    <section aria-labelledby="money">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="money" className="text-xl">
          {t('overview.money')}
        </h2>
        <LinkButton to="/dashboard/earnings" variant="quiet" size="small">
          {t('overview.money.open')}
        </LinkButton>
      </div>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4">
        {sums.map(([label, cents, account]) => (
          <Card key={label}>
            <dt className="text-sm text-ink-soft">{t(label)}</dt>
            <dd className="mt-1 font-display text-2xl font-bold">
              <OpeningAmount label={t(label)} cents={cents} filter={{ account }} />
            </dd>
            <dd className="mt-1 text-sm text-ink-soft">
              {t(`${label}-text`, { hours: rule('claimHours') })}
            </dd>
          </Card>
        ))}
      </dl>
    </section>
  )
}
