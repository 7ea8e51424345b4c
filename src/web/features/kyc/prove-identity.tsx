import BadgeCheck from 'lucide-react/icons/badge-check'
import Clock from 'lucide-react/icons/clock'
import Landmark from 'lucide-react/icons/landmark'
import { type ComponentType, type RefObject, useEffect, useRef } from 'react'
import type { ProvenStep } from '#domain/kyc/document.ts'
import { KYC_LEVELS } from '#domain/kyc/level.ts'
import { terms } from '#domain/settings/terms.ts'
import { useIdentity } from '../../entities/identity/use-identity.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AddressForm } from './address-form.tsx'
import { BusinessForm } from './business-form.tsx'
import { ByCamera } from './by-camera.tsx'
import { IdentityForm } from './identity-form.tsx'
import { nextStep, stepsTo } from './proofs.ts'
import { RejectionText } from './rejection-text.tsx'
import { SelfieForm } from './selfie-form.tsx'
import { StepPanel } from './step-panel.tsx'
import { useFollowCheck } from './use-follow-check.ts'

const FORMS: Record<ProvenStep, ComponentType> = {
  identity: IdentityForm,
  selfie: SelfieForm,
  address: AddressForm,
  business: BusinessForm,
}

interface ProveIdentityProps {
  /** 1: a document; 2: a selfie too; 3: the address; 4: a payout method; 5: the business. */
  requiredLevel: number
  /** The level is reached; called when it becomes so. */
  onDone?: () => void
  /** Epoch ms: until when chosen dates are held during a check. */
  heldUntil?: number | undefined
  /** Called with whether all that is missing is being checked, and whenever that changes. */
  onWaiting?: (isWaiting: boolean) => void
}

/** The next step that is missing for this level, or that it is being checked, or done. */
export function ProveIdentity(props: ProveIdentityProps) {
  const part = useRef<HTMLDivElement>(null)
  return (
    <div ref={part} tabIndex={-1} className="scroll-mt-24">
      <Step {...props} part={part} />
    </div>
  )
}

type StepProps = ProveIdentityProps & { part: RefObject<HTMLElement | null> }

function Step({ requiredLevel, onDone, heldUntil, onWaiting, part }: StepProps) {
  const t = useTranslate()
  const format = useFormat()
  const { data, error, refetch } = useIdentity()
  useFollowCheck()
  const reached = (data?.level ?? 0) >= requiredLevel
  const tell = useRef(onDone)
  tell.current = onDone
  useEffect(() => {
    if (reached) tell.current?.()
  }, [reached])

  const step = data && data.check?.status !== 'checking' ? nextStep(data, requiredLevel) : undefined
  const waits = data && !reached ? !step : undefined
  const tellWaiting = useRef(onWaiting)
  tellWaiting.current = onWaiting
  useEffect(() => {
    if (waits !== undefined) tellWaiting.current?.(waits)
  }, [waits])
  useStayAt(part, data && (step ?? (reached ? 'done' : 'pending')))

  if (!data && error)
    return <ErrorState title={t('kyc.failed')} text={errorMessage(error, t)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-80" />
  if (reached)
    return (
      <StepPanel
        icon={<BadgeCheck aria-hidden size={28} />}
        title={t('kyc.done.title')}
        text={t(DONE[data.level] ?? 'kyc.done.text-document', {
          amount: format.price(terms.selfieAboveCents),
        })}
      />
    )
  if (!step && data.level === KYC_LEVELS.advanced && !data.check)
    return (
      <StepPanel
        icon={<Landmark aria-hidden size={28} />}
        title={t('kyc.method.title')}
        text={t('kyc.method.text')}
        action={<LinkButton to="/dashboard/payout-settings">{t('kyc.method.open')}</LinkButton>}
      />
    )
  if (!step)
    return (
      <StepPanel
        icon={<Clock aria-hidden size={28} />}
        title={t('kyc.pending.title')}
        text={
          heldUntil
            ? t('kyc.pending.held', { until: format.date(heldUntil, 'date-time', deviceTimeZone()) })
            : t('kyc.pending.text')
        }
      />
    )

  const steps = stepsTo(requiredLevel)
  const rejected = data.steps[step]?.status === 'rejected' ? data.steps[step] : undefined
  const Form = FORMS[step]
  return (
    <div className="grid gap-5">
      {steps.length > 1 && (
        <p className="text-sm font-semibold text-ink-soft">
          {t('ui.step-of', { step: steps.indexOf(step) + 1, steps: steps.length })}
          {' · '}
          {t(`kyc.proofs.${step}`)}
        </p>
      )}
      {rejected && (
        <Notice tone="bad" title={t('kyc.rejected')}>
          <RejectionText submission={rejected} />
        </Notice>
      )}
      {data.status === 'expired' && (
        <Notice tone="notice" title={t('kyc.expired')}>
          {t('kyc.expired-text')}
        </Notice>
      )}
      {step === 'identity' || step === 'selfie' ? (
        <ByCamera key={step} byHand={<Form />} />
      ) : (
        <Form key={step} />
      )}
    </div>
  )
}

/** What was sent gives its place to something much shorter: without this, the page would be left somewhere below it. */
function useStayAt(part: RefObject<HTMLElement | null>, state: string | undefined) {
  const before = useRef(state)
  useEffect(() => {
    const was = before.current
    before.current = state
    if (was === undefined || was === state || document.activeElement !== document.body) return
    part.current?.focus({ preventScroll: true })
    part.current?.scrollIntoView({ block: 'start' })
  }, [state, part])
}

/** The permissions that a level brings, by its number. */
const DONE = [
  'kyc.done.text-document',
  'kyc.done.text-document',
  'kyc.done.text-selfie',
  'kyc.done.text-address',
  'kyc.done.text-lender',
  'kyc.done.text-business',
] as const

const deviceTimeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
