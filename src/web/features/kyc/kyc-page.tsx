import { useNavigate, useSearchParams } from 'react-router'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { isOwnPath } from '../../lib/auth-redirect.ts'
import { Card } from '../../ui/card.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ProveIdentity } from './prove-identity.tsx'
import { StartOver } from './start-over.tsx'

/** Proving who one is, apart from any checkout: `?level=2` asks for the selfie too, `?next=` leads back. */
export function KycPage() {
  const t = useTranslate()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const requiredLevel = search.get('level') === '2' ? 2 : 1
  const wanted = search.get('next') ?? ''
  const next = isOwnPath(wanted) ? wanted : undefined
  const { data } = useIdentity()
  const reached = (data?.level ?? 0) >= requiredLevel
  return (
    <div className="page max-w-2xl py-8 md:py-12">
      <h1 className="text-2xl md:text-3xl">{t('kyc.title')}</h1>
      {!reached && <p className="mt-2 text-ink-soft">{t(next ? whyOf(requiredLevel) : 'kyc.text')}</p>}
      <Card className="mt-6">
        <ProveIdentity requiredLevel={requiredLevel} {...(next && { onDone: () => void navigate(next) })} />
        {reached && !next && (
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
      {data && Object.keys(data.steps).length > 0 && data.status !== 'none' && (
        <p className="mt-4 text-center">
          <StartOver />
        </p>
      )}
    </div>
  )
}

const whyOf = (level: 1 | 2) => (level === 2 ? 'kyc.text-on-the-way-selfie' : 'kyc.text-on-the-way')
