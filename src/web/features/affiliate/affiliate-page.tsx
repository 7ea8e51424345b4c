import { capabilityRefusal } from '#domain/access/earned-roles.ts'
import { permissionRefusal } from '#domain/access/permissions.ts'
import { terms } from '#domain/settings/terms.ts'
import { OpeningAmount } from '../../entities/ledger/opening-amount.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { FiguresCard } from './figures-card.tsx'
import { LevelsCard } from './levels-card.tsx'
import { LinkCard } from './link-card.tsx'
import { type Affiliate, useAffiliate } from './use-affiliate.ts'

/** `/dashboard/affiliate`: whom the person brought, what their rentals earned, and how to be paid. */
export function AffiliatePage() {
  const t = useTranslate()
  const { data, error, refetch } = useAffiliate()
  return (
    <>
      <h1 className="text-2xl md:text-3xl">{t('affiliate.title')}</h1>
      {!data && error && (
        <ErrorState
          title={t('affiliate.failed')}
          text={errorMessage(error, t)}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && (
        <Loading label={t('ui.loading')} className="mt-6 grid gap-4">
          <Skeleton card className="h-32" />
          <Skeleton card className="h-64" />
          <Skeleton card className="h-80" />
        </Loading>
      )}
      {data && (
        <div className="mt-6 grid gap-4">
          {data.isBlocked && <Notice tone="bad">{t('affiliate.blocked')}</Notice>}
          {data.isKeptOut && <Notice tone="bad">{t('affiliate.kept-out')}</Notice>}
          {!capabilityRefusal(data, 'view-referrals') && <Sums affiliate={data} />}
          {terms.affiliates ? (
            <LinkCard code={data.referralCode} />
          ) : (
            <Notice>{t('affiliate.closed')}</Notice>
          )}
          {!capabilityRefusal(data, 'view-commissions') && <LevelsCard levels={data.levels} />}
          {!permissionRefusal(data, 'view', 'statistics') && <FiguresCard />}
        </div>
      )}
    </>
  )
}

function Sums({ affiliate }: { affiliate: Affiliate }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-4">
      <Card className="grid content-start gap-1">
        <p className="text-ink-soft">{t('affiliate.people-total')}</p>
        <p className="tabular font-display text-2xl font-bold">{format.number(affiliate.people)}</p>
      </Card>
      <Card className="grid content-start gap-1">
        <p className="text-ink-soft">{t('affiliate.earned-total')}</p>
        <p>
          <OpeningAmount
            label={t('affiliate.earned-total')}
            cents={affiliate.earnedCents}
            filter={{ account: 'affiliate', isEarned: true }}
            className="font-display text-2xl font-bold"
          />
        </p>
      </Card>
      <Card className="grid content-start justify-items-start gap-1">
        <p className="text-ink-soft">{t('affiliate.available')}</p>
        <p>
          <OpeningAmount
            label={t('affiliate.available')}
            cents={affiliate.availableCents}
            filter={{ account: 'affiliate' }}
            className="font-display text-2xl font-bold"
          />
        </p>
        {affiliate.isPaying && <Badge tone="notice">{t('affiliate.paying')}</Badge>}
        <LinkButton to="/dashboard/payouts" variant="secondary" size="small" className="mt-2">
          {t('affiliate.pay-out')}
        </LinkButton>
      </Card>
    </div>
  )
}
