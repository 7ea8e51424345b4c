import { useNavigate, useSearchParams } from 'react-router'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { isRenewable } from '#domain/kyc/validity.ts'
import { terms } from '#domain/settings/terms.ts'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { isOwnPath } from '../../lib/auth-redirect.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ProofList } from './proof-list.tsx'
import { ProveIdentity } from './prove-identity.tsx'
import { RenewIdentity } from './renew-identity.tsx'
import { StartOver } from './start-over.tsx'

/** The identity check apart from any checkout: `?level=` says how far, `?next=` leads back, `?renew=identity` asks for a new document. */
export function KycPage() {
  const t = useTranslate()
  const format = useFormat()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const requiredLevel = levelOf(search.get('level'))
  const wanted = search.get('next') ?? ''
  const next = isOwnPath(wanted) ? wanted : undefined
  const { data, isPending } = useIdentity()
  const reached = (data?.level ?? 0) >= requiredLevel
  const ending = search.get('renew') === 'identity' ? (data?.validUntil ?? null) : null
  const isRenewal = isRenewable(ending, Date.now())
  if (isPending) return <Waiting />
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{t('kyc.title')}</h1>
      {!reached && (
        <p className="mt-2 text-ink-soft">
          {t(next ? whyOnTheWay(requiredLevel) : whyOf(requiredLevel), {
            from: format.price(terms.identityFromCents),
            amount: format.price(terms.selfieAboveCents),
          })}
        </p>
      )}
      <Card className="mt-6">
        {data && ending && isRenewal ? (
          <RenewIdentity identity={data} validUntil={ending} />
        ) : (
          <ProveIdentity requiredLevel={requiredLevel} {...(next && { onDone: () => void navigate(next) })} />
        )}
        {reached && !next && !isRenewal && (
          <div className="flex flex-wrap justify-center gap-3">
            <LinkButton to="/search">{t('kyc.done.search')}</LinkButton>
            {requiredLevel === 1 && data?.level === 1 && (
              <LinkButton to="?level=2" variant="secondary">
                {t('kyc.done.selfie')}
              </LinkButton>
            )}
          </div>
        )}
      </Card>
      {data && !next && <ProofList identity={data} />}
      {data && Object.keys(data.steps).length > 0 && data.status !== 'none' && (
        <div className="mt-4 text-center">
          <StartOver />
        </div>
      )}
    </div>
  )
}

/** Nothing of the page stays: what it says above the form depends on what is proven. */
function Waiting() {
  const t = useTranslate()
  return (
    <Loading label={t('ui.loading')} className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{t('kyc.title')}</h1>
      <Skeleton card className="mt-6 h-96" />
    </Loading>
  )
}

/** The level that is asked for; without one that exists, the first. */
function levelOf(text: string | null): number {
  const level = Number(text)
  return Object.values(KYC_LEVELS).some((known) => known === level && known > 0) ? level : KYC_LEVELS.basic
}

function whyOf(level: number) {
  if (level === KYC_LEVELS.business) return 'kyc.proofs.business-text'
  if (level > KYC_LEVELS.intermediate) return 'kyc.text-payout'
  return terms.identityFromCents > 0 ? 'kyc.text-from' : 'kyc.text'
}

function whyOnTheWay(level: number) {
  if (level > KYC_LEVELS.intermediate) return 'kyc.text-on-the-way-payout'
  if (level === KYC_LEVELS.intermediate) return 'kyc.text-on-the-way-selfie'
  return terms.identityFromCents > 0 ? 'kyc.text-on-the-way-from' : 'kyc.text-on-the-way'
}
