import Clock from 'lucide-react/icons/clock'
import type { Identity } from '../../entities/identity/load-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Notice } from '../../ui/notice.tsx'
import { ByCamera } from './by-camera.tsx'
import { IdentityForm } from './identity-form.tsx'
import { RejectionText } from './rejection-text.tsx'
import { StepPanel } from './step-panel.tsx'
import { useFollowCheck } from './use-follow-check.ts'

interface RenewIdentityProps {
  identity: Identity
  /** The last day (`YYYY-MM-DD`) of the document that counts until the new one is accepted. */
  validUntil: string
}

/** A new document in the place of the one that ends soon; the person stays verified meanwhile. */
export function RenewIdentity({ identity, validUntil }: RenewIdentityProps) {
  const t = useTranslate()
  const format = useFormat()
  useFollowCheck()
  const newest = identity.steps.identity
  const date = format.date(`${validUntil}T00:00:00Z`, 'date', 'UTC')
  if (newest?.status === 'pending' || identity.check?.status === 'checking')
    return (
      <StepPanel
        icon={<Clock aria-hidden size={28} />}
        title={t('kyc.pending.title')}
        text={t('kyc.renew.pending', { date })}
      />
    )
  return (
    <div className="grid gap-5">
      {newest?.status === 'rejected' && (
        <Notice tone="bad" title={t('kyc.rejected')}>
          <RejectionText submission={newest} />
        </Notice>
      )}
      <Notice tone="notice">{t('kyc.renew.text', { date })}</Notice>
      <ByCamera byHand={<IdentityForm />} />
    </div>
  )
}
