import ArrowLeft from 'lucide-react/icons/arrow-left'
import Wallet from 'lucide-react/icons/wallet'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import type { RefreshedPayoutAccount } from '#contract/payouts.ts'
import { providerName } from '#domain/payout/method-name.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../lib/errors.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Link } from '../../ui/link.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useSection } from '../../ui/section-frame.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { MethodStatus } from './method-status.tsx'
import { useAccount } from './use-account.ts'
import { useMethods } from './use-methods.ts'
import { useOpenAccount } from './use-open-account.ts'

/** `/dashboard/payout-account`: where the payment provider sends the person back to, and how far their account is. */
export function PayoutAccountPage() {
  const t = useTranslate()
  useSection('/dashboard/payouts')
  const methods = useMethods()
  const account = useAccount(methods.data?.hasAccount ?? false)
  const { data } = account
  const failed = !methods.data && methods.error ? methods : account
  const { error } = failed
  // It was removed on another device meanwhile.
  const isMissing = methods.data?.hasAccount === false || codeOf(error) === 'NOT_FOUND'
  return (
    <>
      <Link
        to="/dashboard/payout-settings"
        className="inline-flex min-h-11 max-w-full items-center gap-2 text-ink-soft hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden size={18} className="rtl:rotate-180" />
        {t('payouts.settings')}
      </Link>
      <h1 className="mb-6 text-2xl md:text-3xl">{t('payouts.account-title')}</h1>
      {data && <Account account={data} />}
      {!data && isMissing && <NoAccount />}
      {!data && error && !isMissing && (
        <ErrorState
          title={t('payouts.account-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void failed.refetch()}
        />
      )}
      {!data && !error && !isMissing && (
        <Loading label={t('ui.loading')}>
          <Skeleton card className="h-48" />
        </Loading>
      )}
    </>
  )
}

/** Explains where an account can be opened, or that no provider here has accounts. */
function NoAccount() {
  const t = useTranslate()
  const { data } = useMethods()
  if (!data) return null
  return (
    <EmptyState
      icon={<Wallet aria-hidden size={26} />}
      title={t('payouts.account-none')}
      text={t(data.offered ? 'payouts.account-none-text' : 'payouts.account-none-bank')}
      action={<LinkButton to="/dashboard/payout-settings">{t('payouts.settings')}</LinkButton>}
    />
  )
}

function Account({ account }: { account: RefreshedPayoutAccount }) {
  const t = useTranslate()
  const { status, country, kind } = account
  const provider = providerName(kind)
  const { open, isOpening, error } = useOpenAccount()
  const [search] = useSearchParams()
  const needsPerson = status === 'onboarding' || status === 'restricted'
  // The provider sends a person here whose link was used up or too old: they go on with a new one, once.
  const isSentBack = useRef(search.has('again') && needsPerson)
  useEffect(() => {
    if (!isSentBack.current) return
    isSentBack.current = false
    open(country)
  }, [open, country])
  const isLeaving = isOpening && search.has('again') && !error
  return (
    <Card aria-live="polite" className="grid justify-items-start gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <p className="font-display text-lg font-bold">{provider}</p>
        <MethodStatus status={status} />
      </div>
      <div>
        <h2 className="text-xl">
          {isLeaving
            ? t('payouts.account-opening', { provider })
            : t(`payouts.account-where.${status}`, { provider })}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">
          {t(`payouts.account-where.${status}-text`, { provider })}
        </p>
      </div>
      {needsPerson && (
        <Button busy={isOpening} onClick={() => open(country)}>
          {t('payouts.account-continue', { provider })}
        </Button>
      )}
    </Card>
  )
}
