import Settings from 'lucide-react/icons/settings'
import { useState } from 'react'
import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { PAYOUT_ACCOUNTS, type PayoutAccount } from '#domain/payout/payout-rules.ts'
import { rule } from '#domain/settings/rules.ts'
import { terms } from '#domain/settings/terms.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { type LedgerSum, sumOf, useSums } from '../../entities/ledger/use-sums.ts'
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
import { TaxRequestNotice } from './tax-request-notice.tsx'
import { type PayoutMethod, useMethods } from './use-methods.ts'
import { type Payout, usePayouts } from './use-payouts.ts'
import { useTax } from './use-tax.ts'

/** `/dashboard/payouts`: what can be paid out, and what was. */
export function PayoutsPage() {
  const t = useTranslate()
  const payouts = usePayouts()
  const sums = useSums()
  const methods = useMethods()
  const tax = useTax()
  const queries = [payouts, sums, methods, tax]
  const failed = queries.find(({ data, error }) => !data && error)
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl md:text-3xl">{t('payouts.title')}</h1>
        <LinkButton to="/dashboard/payout-settings" variant="secondary" className="wrap-anywhere">
          <Settings aria-hidden size={18} />
          {t('payouts.settings')}
        </LinkButton>
      </div>
      {/* All at once: what came by itself would push the rest down. */}
      {payouts.data && sums.data && methods.data && tax.data ? (
        <>
          {tax.data.request && (
            <div className="mt-6">
              <TaxRequestNotice request={tax.data.request} />
            </div>
          )}
          <Balances
            sums={sums.data}
            methods={methods.data}
            isWithheld={Boolean(tax.data.request?.withheldAt)}
          />
          <PayoutList query={payouts} payouts={payouts.data.pages.flat()} />
        </>
      ) : failed ? (
        <ErrorState
          title={t('payouts.failed')}
          text={errorMessage(failed.error, t)}
          onRetry={() => void Promise.all(queries.map((query) => query.refetch()))}
        />
      ) : (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-32" />
          <Skeleton card className="h-24" />
          <Skeleton card className="h-24" />
        </Loading>
      )}
    </>
  )
}

interface PayoutListProps {
  query: ReturnType<typeof usePayouts>
  payouts: readonly Payout[]
}

function PayoutList({ query, payouts }: PayoutListProps) {
  const t = useTranslate()
  if (payouts.length === 0)
    return (
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
    )
  return (
    <section aria-labelledby="payouts-list" className="mt-8">
      <h2 id="payouts-list" className="text-xl">
        {t('payouts.list')}
      </h2>
      <ul className="mt-4 divide-y divide-line rounded-card border border-line bg-raised">
        {payouts.map((payout) => (
          <PayoutRow key={payout.id} payout={payout} />
        ))}
      </ul>
      <ShowMore
        hasMore={query.hasNextPage}
        busy={query.isFetchingNextPage}
        onMore={() => void query.fetchNextPage()}
      />
    </section>
  )
}

interface BalancesProps {
  sums: readonly LedgerSum[]
  methods: { methods: readonly PayoutMethod[]; kycLevel: number }
  /** What is earned by lending is not paid out for now. */
  isWithheld: boolean
}

/** The balance of each account, with a button to request a payout, or the conditions that are missing for one. */
function Balances({ sums, methods: { methods, kycLevel }, isWithheld }: BalancesProps) {
  const accounts = PAYOUT_ACCOUNTS.filter(
    (account) => account === 'lender' || sums.some((sum) => sum.account === account),
  )
  return (
    <div className="mt-6 grid gap-4">
      {accounts.map((account) => (
        <Balance
          key={account}
          account={account}
          cents={sumOf(sums, account)}
          hasMethod={methods.some(({ status }) => status === 'ready')}
          kycLevel={kycLevel}
          isWithheld={isWithheld && account === 'lender'}
        />
      ))}
    </div>
  )
}

interface BalanceProps {
  account: PayoutAccount
  cents: number
  hasMethod: boolean
  kycLevel: number
  isWithheld: boolean
}

function Balance({ account, cents, hasMethod, kycLevel, isWithheld }: BalanceProps) {
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
      {cents >= terms.minPayoutCents && hasMethod && kycLevel >= KYC_LEVELS.lender && !isWithheld && (
        <Button onClick={() => (denial ? toast(errorToast(denial, t)) : setAsking(true))}>
          {t('payouts.request')}
        </Button>
      )}
      {asking && <RequestDialog account={account} availableCents={cents} onClose={() => setAsking(false)} />}
    </Card>
  )
}
