import { MIN_PAYOUT_CENTS } from '#domain/payout/payout-rules.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Says what a person who leaves gives up, and asks them to confirm this amount, in cents. */
export function ForfeitField({ cents, error }: { cents: number; error: string | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const amount = format.money(cents)
  return (
    <Notice tone="notice">
      <p>{t('account.delete.balance', { amount })}</p>
      {cents < MIN_PAYOUT_CENTS ? (
        <p className="mt-2">
          {t('account.delete.balance-small', { minimum: format.money(MIN_PAYOUT_CENTS) })}
        </p>
      ) : (
        <Link to="/dashboard/payouts" className="mt-2 inline-block font-semibold underline">
          {t('account.delete.balance-payout')}
        </Link>
      )}
      <Checkbox
        name="forfeit"
        value={cents}
        label={t('account.delete.balance-confirm', { amount })}
        error={error}
      />
    </Notice>
  )
}
