import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import { type ReactNode, useEffect, useRef } from 'react'
import type { Identity } from '../../entities/identity/load-identity.ts'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { IdentityForm } from './identity-form.tsx'
import { SelfieForm } from './selfie-form.tsx'

const STEPS = ['identity', 'selfie'] as const
type Step = (typeof STEPS)[number]

interface ProveIdentityProps {
  /** 1: a document; 2: a selfie too. */
  requiredLevel: number
  /** The level is reached; called when it becomes so. */
  onDone?: () => void
}

/** The next step that is missing for this level, or that it is being checked, or done. */
export function ProveIdentity({ requiredLevel, onDone }: ProveIdentityProps) {
  const t = useTranslate()
  const { data, error, refetch } = useIdentity()
  const reached = (data?.level ?? 0) >= requiredLevel
  const tell = useRef(onDone)
  tell.current = onDone
  useEffect(() => {
    if (reached) tell.current?.()
  }, [reached])

  if (!data && error)
    return <ErrorState title={t('kyc.failed')} text={sentenceFor(error, t)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80" />
  if (reached)
    return (
      <Panel
        icon={<BadgeCheck aria-hidden size={28} />}
        title={t('kyc.done.title')}
        text={t((data.level ?? 0) >= STEPS.length ? 'kyc.done.text-selfie' : 'kyc.done.text-document')}
      />
    )
  const steps = STEPS.slice(0, requiredLevel)
  const step = steps.find((one, index) => isMissing(data, one, index))
  if (!step)
    return (
      <Panel
        icon={<Clock aria-hidden size={28} />}
        title={t('kyc.pending.title')}
        text={t('kyc.pending.text')}
      />
    )

  const rejected = data.steps[step]?.status === 'rejected' ? data.steps[step] : undefined
  return (
    <div className="grid gap-5">
      {steps.length > 1 && (
        <p className="text-sm font-semibold text-ink-soft">
          {t('ui.step-of', { step: steps.indexOf(step) + 1, steps: steps.length })}
        </p>
      )}
      {rejected && (
        <Notice tone="bad" title={t('kyc.rejected')}>
          {rejected.reason && rejected.reason !== 'other' && (
            <p>{t.optional(`kyc.reason.${rejected.reason}`) ?? rejected.reason}</p>
          )}
          {rejected.message && <p className="break-words">{rejected.message}</p>}
        </Notice>
      )}
      {step === 'identity' ? <IdentityForm /> : <SelfieForm />}
    </div>
  )
}

const isMissing = ({ level, steps }: Identity, step: Step, index: number): boolean =>
  level <= index && !['pending', 'verified'].includes(steps[step]?.status ?? '')

function Panel({ icon, title, text }: { icon: ReactNode; title: string; text: string }) {
  return (
    <div role="status" className="grid justify-items-center gap-3 py-8 text-center">
      <span className="grid size-14 place-items-center rounded-pill bg-accent-tint text-accent-ink">
        {icon}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      <p className="max-w-sm text-ink-soft">{text}</p>
    </div>
  )
}
