import { methodName } from '#domain/payout/method-name.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { viewerZone } from '../../lib/viewer-zone.ts'
import { PayoutBadge } from './payout-badge.tsx'
import type { Payout } from './use-payouts.ts'

/** One payout: how much, where to, how it stands, and why not. */
export function PayoutRow({ payout }: { payout: Payout }) {
  const t = useTranslate()
  const format = useFormat()
  const { number, amount_cents, account, status, status_reason: reason } = payout
  return (
    <li className="flex items-start justify-between gap-4 p-4 sm:p-5">
      <div className="grid min-w-0 gap-1.5">
        <p className="flex items-center gap-x-3 gap-y-1.5 max-sm:flex-col max-sm:items-start">
          <span className="font-semibold">{t('payouts.number', { number })}</span>
          <PayoutBadge status={status} />
        </p>
        <p className="text-sm text-ink-soft">
          {[
            format.date(payout.created_at, 'date', viewerZone()),
            ...(payout.method ? [t('payouts.to', { account: methodName(payout.method) })] : []),
            ...(account === 'affiliate' ? [t('payouts.from-affiliate')] : []),
            ...(payout.is_automatic ? [t('payouts.automatic')] : []),
          ].join(' · ')}
        </p>
        {reason && (
          <p className="text-sm font-medium text-danger-ink">
            {t.optional(`payouts.failure.${reason}`) ?? reason}
          </p>
        )}
      </div>
      <OpeningAmount
        label={t('payouts.number', { number })}
        cents={amount_cents}
        filter={{ account: 'payout', kinds: ['payout'], payoutId: payout.id }}
        className="shrink-0 font-display text-lg font-bold"
      />
    </li>
  )
}
