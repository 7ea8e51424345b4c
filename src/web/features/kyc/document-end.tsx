import { isRenewable } from '#domain/kyc/validity.ts'
import type { Identity } from '../../entities/identity/load-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Link } from '../../ui/link.tsx'
import { RejectionText } from './rejection-text.tsx'

/** Until when the accepted document is valid and, in its last month, the way to send a new one. */
export function DocumentEnd({ identity: { validUntil, steps } }: { identity: Identity }) {
  const t = useTranslate()
  const format = useFormat()
  if (validUntil === null) return null
  const newest = steps.identity
  return (
    <>
      <p className="tabular mt-1 text-sm text-ink-soft">
        {t('kyc.proofs.expires', { date: format.date(`${validUntil}T00:00:00Z`, 'date', 'UTC') })}
      </p>
      {newest?.status === 'pending' && <p className="mt-1 text-sm">{t('kyc.proofs.renewal-pending')}</p>}
      {newest?.status === 'rejected' && (
        <div className="mt-2 text-sm font-medium text-danger-ink">
          <RejectionText submission={newest} />
        </div>
      )}
      {newest?.status !== 'pending' && isRenewable(validUntil, Date.now()) && (
        <Link
          to="?renew=identity"
          className="mt-1 inline-flex min-h-11 items-center font-semibold text-accent-ink underline"
        >
          {t('kyc.proofs.renew')}
        </Link>
      )}
    </>
  )
}
