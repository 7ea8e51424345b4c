import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useSection } from '../../ui/section-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AccountCard } from './account-card.tsx'
import { MethodsCard } from './methods-card.tsx'
import { TaxCard } from './tax-card.tsx'
import { useMethods } from './use-methods.ts'
import { WeeklyCard } from './weekly-card.tsx'

/** `/dashboard/payout-settings`: where the person's money goes, and whether each week. */
export function PayoutSettingsPage() {
  const t = useTranslate()
  const { data, error, refetch } = useMethods()
  useSection('/dashboard/payouts')
  return (
    <>
      <Link
        to="/dashboard/payouts"
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t('payouts.title')}
      </Link>
      <h1 className="text-2xl md:text-3xl">{t('payouts.settings')}</h1>
      {!data && error && (
        <ErrorState
          title={t('payouts.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-64" />
          <Skeleton card className="h-32" />
        </Loading>
      )}
      {data && (
        <div className="mt-6 grid gap-4">
          <MethodsCard methods={data.methods} kycLevel={data.kycLevel} />
          {data.offered && <AccountCard kind={data.offered} home={data.methods[0]?.country} />}
          <WeeklyCard methods={data.methods} methodId={data.weeklyMethodId} />
          <TaxCard />
        </div>
      )}
    </>
  )
}
