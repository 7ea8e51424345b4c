import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useState } from 'react'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useRootData } from '../../lib/root-data.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useOpenCheck } from './use-open-check.ts'

/**
 * Leads to the outside service that compares document and face, where the operator has one; who would rather not show
 * their face to a camera sends photos, as everyone does without it.
 */
export function ByCamera({ byHand }: { byHand: ReactNode }) {
  const t = useTranslate()
  const { identityService: service } = useRootData().config
  const [isByHand, setByHand] = useState(false)
  const isOpen = useIdentity().data?.check !== undefined
  const start = useOpenCheck()
  if (!service) return byHand
  if (isByHand)
    return (
      <div className="grid gap-5">
        <Button variant="quiet" className="justify-self-start" onClick={() => setByHand(false)}>
          {t('kyc.check.by-camera')}
        </Button>
        {byHand}
      </div>
    )
  return (
    <div className="grid gap-5" data-by-camera>
      <h2 className="text-xl">{t('kyc.check.title')}</h2>
      <p className="text-ink-soft">{t('kyc.check.text', { service })}</p>
      <p className="flex gap-2 text-sm text-ink-soft">
        <Lock aria-hidden size={16} className="mt-0.5 shrink-0" />
        {t('kyc.check.privacy', { service })}
      </p>
      {start.error && (
        <Notice tone="bad" live>
          {errorMessage(start.error, t)}
        </Notice>
      )}
      {/* It stays busy until the service's page is there. */}
      <Button size="large" wide busy={start.isPending || start.isSuccess} onClick={() => start.mutate()}>
        {t(isOpen ? 'kyc.check.go-on' : 'kyc.check.start')}
      </Button>
      <Button variant="quiet" className="justify-self-center" onClick={() => setByHand(true)}>
        {t('kyc.check.by-hand')}
      </Button>
    </div>
  )
}
