import BadgeCheck from 'lucide-react/icons/badge-check'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { terms } from '#domain/settings/terms.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import type { CheckoutParts } from './checkout-parts.ts'
import type { CheckoutStep } from './checkout-step.ts'
import type { HoldLines } from './use-hold-lines.ts'

interface WhoSectionProps {
  ref: RefObject<HTMLDivElement | null>
  step: CheckoutStep | 'loading'
  requiredLevel: number
  /** The renter's own; 0 where nothing is proven, which some totals do not take. */
  kycLevel: number
  hold: HoldLines
  parts: CheckoutParts
  /** Epoch ms by this device's clock; undefined while nothing is held. */
  heldUntil: number | undefined
  onProven: () => void
  onWaiting: (isWaiting: boolean) => void
}

/** Identifies the renter: sign-in, proof of identity, and its result; each continues with the next automatically. */
export function WhoSection(props: WhoSectionProps) {
  const { ref, step, requiredLevel, kycLevel, hold, parts, heldUntil, onProven, onWaiting } = props
  const t = useTranslate()
  const format = useFormat()
  const [wasAsked, setWasAsked] = useState(false)
  if (step !== 'pay' && !wasAsked) setWasAsked(true)
  useStayAt(ref, step)
  if (step === 'pay' && !wasAsked)
    return (
      <p className="flex items-center gap-2 px-1 text-sm text-ink-soft">
        <BadgeCheck aria-hidden size={18} className="shrink-0 text-accent-ink" />
        {t(kycLevel > 0 ? 'checkout.identity.verified' : 'checkout.identity.not-needed')}
      </p>
    )
  return (
    <Card as="section" ref={ref} tabIndex={-1} aria-labelledby="checkout-who">
      <h2 id="checkout-who" className="mb-3 text-xl">
        {t(step === 'sign-in' ? 'checkout.sign-in.heading' : 'checkout.identity.heading')}
      </h2>
      {step === 'loading' && <Skeleton className="h-40" />}
      {step === 'sign-in' && parts.signIn()}
      {step === 'identity' && (
        <div className="grid gap-4">
          <p className="text-ink-soft">
            {requiredLevel > 1
              ? t('checkout.identity.why-selfie', { amount: format.price(terms.selfieAboveCents) })
              : t(terms.identityFromCents > 0 ? 'checkout.identity.why-from' : 'checkout.identity.why', {
                  amount: format.price(terms.identityFromCents),
                })}
          </p>
          {parts.identity({ requiredLevel, heldUntil, onDone: onProven, onWaiting })}
        </div>
      )}
      {step === 'hold' && <Holding hold={hold} />}
      {step === 'pay' && (
        <p role="status" className="flex items-center gap-2.5 font-semibold text-accent-ink">
          <BadgeCheck aria-hidden size={22} />
          {t(kycLevel > 0 ? 'checkout.identity.verified' : 'checkout.identity.not-needed')}
        </p>
      )}
    </Card>
  )
}

/** The completed form disappears when the next step appears: focus stays at this part of the page. */
function useStayAt(part: RefObject<HTMLElement | null>, step: string) {
  const before = useRef(step)
  useEffect(() => {
    if (before.current === step) return
    before.current = step
    const { activeElement } = document
    if (!activeElement || activeElement === document.body) part.current?.focus({ preventScroll: true })
  }, [step, part])
}

function Holding({ hold }: { hold: HoldLines }) {
  const t = useTranslate()
  if (hold.error === undefined)
    return (
      <p role="status" className="flex items-center gap-2.5 text-ink-soft">
        <Spinner />
        {t('checkout.hold.under-way')}
      </p>
    )
  return (
    <div className="grid gap-4">
      <Notice tone="bad" live>
        {errorMessage(hold.error, t)}
      </Notice>
      <Button variant="secondary" className="justify-self-start" busy={hold.busy} onClick={hold.forget}>
        {t('ui.retry')}
      </Button>
    </div>
  )
}
