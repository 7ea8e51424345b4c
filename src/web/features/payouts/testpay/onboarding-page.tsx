import Link2Off from 'lucide-react/icons/link-2-off'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { type ReactNode, useId } from 'react'
import { useSearchParams } from 'react-router'
import { brand } from '#contract/brand.ts'
import type { TestOnboarding } from '#contract/payouts.ts'
import { providerName } from '#domain/payout/method-name.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { codeOf, errorMessage } from '../../../lib/errors.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { Loading } from '../../../ui/loading.tsx'
import { Message } from '../../../ui/message.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OnboardingForm } from './onboarding-form.tsx'
import { useOnboarding } from './use-onboarding.ts'

const PROVIDER = providerName('test')
const SETTINGS = '/dashboard/payout-settings'

/** `/test-provider/onboarding`: stands in for the pages of a payment provider, with a look of its own. */
export function OnboardingPage() {
  const t = useTranslate()
  const [search] = useSearchParams()
  const link = search.get('link') ?? ''
  const { data, error, refetch } = useOnboarding(link)
  const isUnknown = ['NOT_FOUND', 'BAD_INPUT'].includes(codeOf(error))
  return (
    <Frame>
      {data && !data.isOver && <Account link={link} account={data} />}
      {isUnknown && (
        <Message
          as="h1"
          icon={<Link2Off aria-hidden size={26} />}
          title={t('payouts.testpay.unknown')}
          text={t('payouts.testpay.unknown-text')}
          actions={<LinkButton to={SETTINGS}>{t('payouts.testpay.back', { brand: brand.name })}</LinkButton>}
        />
      )}
      {error && !isUnknown && (
        <ErrorState
          title={t('payouts.account-failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!error && (!data || data.isOver) && (
        <Loading label={t('ui.loading')} className="grid gap-4">
          <Skeleton className="h-8" />
          <Skeleton className="h-64" />
        </Loading>
      )}
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const t = useTranslate()
  return (
    <div className="min-h-dvh bg-tint-sky px-4 pb-12">
      <header className="mx-auto flex max-w-xl items-center gap-3 py-5">
        <ShieldCheck aria-hidden size={28} className="shrink-0" />
        <p className="font-display text-xl font-bold">{PROVIDER}</p>
        <p className="ms-auto text-sm font-semibold">{t('payouts.testpay.play-money')}</p>
      </header>
      <main className="mx-auto max-w-xl rounded-card bg-raised p-5 shadow-md sm:p-8">{children}</main>
    </div>
  )
}

function Account({ link, account }: { link: string; account: TestOnboarding }) {
  const t = useTranslate()
  const title = useId()
  if (account.state === 'refused') {
    return (
      <Message
        as="h1"
        icon={<Link2Off aria-hidden size={26} />}
        title={t('payouts.testpay.refused')}
        text={t('payouts.account-where.closed-text', { provider: PROVIDER })}
        actions={<LinkButton to={SETTINGS}>{t('payouts.testpay.back', { brand: brand.name })}</LinkButton>}
      />
    )
  }
  return (
    <section aria-labelledby={title}>
      <h1 id={title} className="text-2xl">
        {t('payouts.testpay.title')}
      </h1>
      <p className="mt-2 mb-6 text-ink-soft">{t('payouts.testpay.text')}</p>
      <OnboardingForm link={link} account={account} />
    </section>
  )
}
