import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Forfeit } from './use-forfeit.ts'

/** Says what a person who leaves gives up, and asks them to confirm this amount. */
export function ForfeitField({ cents, isPayable, error }: Forfeit & { error: string | undefined }) {
  const t = useTranslate()
  const format = useFormat()
  const amount = format.money(cents)
  return (
    <Notice tone="notice">
      <p>{t('account.delete.balance', { amount })}</p>
      {isPayable ? (
        <Link to="/dashboard/payouts" className="mt-2 inline-block font-semibold underline">
          {t('account.delete.balance-payout')}
        </Link>
      ) : (
        <p className="mt-2">
          {t('account.delete.balance-small', { minimum: format.money(terms.minPayoutCents) })}
        </p>
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
