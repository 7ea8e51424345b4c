import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { PAYOUT_ACCOUNTS, type PayoutAccount } from '#domain/payout/payout-rules.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { sumOf, useSums } from '../../entities/ledger/use-sums.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorToast } from '../../lib/error-toast.ts'
import { errorMessage } from '../../lib/errors.ts'
import { useUser } from '../../lib/session.ts'
import { toast } from '../../lib/toast.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ShowMore } from '../../ui/show-more.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { PayoutRow } from './payout-row.tsx'
import { RequestDialog } from './request-dialog.tsx'
import { useMethods } from './use-methods.ts'
import { usePayouts } from './use-payouts.ts'

/** `/dashboard/payouts`: what can be paid out, and what was. */
export function PayoutsPage() {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePayouts()
  const payouts = data?.pages.flat()
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{t('payouts.title')}</h1>
        <LinkButton to="/dashboard/payout-settings" variant="secondary" className="wrap-anywhere">
          <Settings aria-hidden size={18} />
          {t('payouts.settings')}
        </LinkButton>
      </div>
      <Balances />
      {!data && error && (
        <ErrorState
          title={t('payouts.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-8 grid gap-3">
          <Skeleton card className="h-24" />
          <Skeleton card className="h-24" />
        </Loading>
      )}
      {payouts?.length === 0 && (
        <EmptyState
          drawing="box"
          title={t('payouts.none')}
          text={t('payouts.none-text', { hours: rule('claimHours') })}
          action={
            <LinkButton to="/dashboard/earnings" variant="secondary">
              {t('rentals.nav.earnings')}
            </LinkButton>
          }
        />
      )}
      {payouts && payouts.length > 0 && (
        <section aria-labelledby="payouts-list" className="mt-8">
          <h2 id="payouts-list" className="text-xl">
            {t('payouts.list')}
          </h2>
          <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
            {payouts.map((payout) => (
              <PayoutRow key={payout.id} payout={payout} />
            ))}
          </ul>
          <ShowMore hasMore={hasNextPage} busy={isFetchingNextPage} onMore={() => void fetchNextPage()} />
        </section>
      )}
    </>
  )
}

/** The balance of each account, with a button to request a payout, or the conditions that are missing for one. */
function Balances() {
  const t = useTranslate()
  const sums = useSums()
  const methods = useMethods()
  const accounts = PAYOUT_ACCOUNTS.filter(
    (account) => account === 'lender' || sums.data?.some((sum) => sum.account === account),
  )
  if (sums.error && !sums.data) {
    const retry = () => void sums.refetch()
    return <ErrorState title={t('payouts.failed')} text={errorMessage(sums.error, t)} onRetry={retry} />
  }
  return (
    <div className="mt-6 grid gap-4">
      {accounts.map((account) =>
        sums.data && methods.data ? (
          <Balance
            key={account}
            account={account}
            cents={sumOf(sums.data, account)}
            hasMethod={methods.data.methods.some(({ status }) => status === 'ready')}
            kycLevel={methods.data.kycLevel}
          />
        ) : (
          <Skeleton key={account} card className="h-32" />
        ),
      )}
    </div>
  )
}

interface BalanceProps {
  account: PayoutAccount
  cents: number
  hasMethod: boolean
  kycLevel: number
}

function Balance({ account, cents, hasMethod, kycLevel }: BalanceProps) {
  const t = useTranslate()
  const format = useFormat()
  const [asking, setAsking] = useState(false)
  const user = useUser() ?? null
  const denial = account === 'affiliate' && capabilityRefusal(user, 'request-payouts')
  const label = t(`payouts.available.${account}`)
  return (
    <Card className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <div>
        <p className="text-ink-soft">{label}</p>
        <OpeningAmount
          label={label}
          cents={cents}
          filter={{ account }}
          className="font-display text-3xl font-bold"
        />
        {cents < terms.minPayoutCents && (
          <p className="mt-1 text-sm text-ink-soft">
            {t('payouts.minimum', { amount: format.price(terms.minPayoutCents) })}
          </p>
        )}
      </div>
      {cents >= terms.minPayoutCents && !hasMethod && (
        <LinkButton to="/dashboard/payout-settings">{t('payouts.add-method')}</LinkButton>
      )}
      {cents >= terms.minPayoutCents && hasMethod && kycLevel < KYC_LEVELS.lender && (
        <div className="grid justify-items-start gap-2">
          <p className="max-w-xs text-sm">{t('payouts.proof-text')}</p>
          <LinkButton to="/kyc-onboarding?level=4&next=/dashboard/payouts">{t('payouts.proof')}</LinkButton>
        </div>
      )}
      {cents >= terms.minPayoutCents && hasMethod && kycLevel >= KYC_LEVELS.lender && (
        <Button onClick={() => (denial ? toast(errorToast(denial, t)) : setAsking(true))}>
          {t('payouts.request')}
        </Button>
      )}
      {asking && <RequestDialog account={account} availableCents={cents} onClose={() => setAsking(false)} />}
    </Card>
  )
}
