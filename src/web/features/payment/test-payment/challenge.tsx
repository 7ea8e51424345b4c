import ShieldCheck from 'lucide-react/icons/shield-check'
import { useEffect, useRef } from 'react'
import { brand } from '../../../brand.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { sentenceFor } from '../../../lib/errors.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'

interface ChallengeProps {
  amountCents: number
  lastFour: string | undefined
  busy: 'approve' | 'reject' | undefined
  error: unknown
  onAnswer: (approve: boolean) => void
}

/** The bank asks whether it is really the payer: what stands in for the bank's own page. */
export function Challenge({ amountCents, lastFour, busy, error, onAnswer }: ChallengeProps) {
  const t = useTranslate()
  const format = useFormat()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-3 rounded-card bg-tint-sky p-4 text-ink">
        <ShieldCheck aria-hidden size={28} className="shrink-0" />
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg">
            {t('checkout.challenge.title')}
          </h3>
          <p className="text-sm">{t('checkout.challenge.text')}</p>
        </div>
      </div>
      {error !== undefined && (
        <Notice tone="bad" live>
          {sentenceFor(error, t)}
        </Notice>
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2">
        <dt className="text-ink-soft">{t('checkout.challenge.to')}</dt>
        <dd className="text-end font-semibold">{brand.name}</dd>
        <dt className="text-ink-soft">{t('checkout.challenge.amount')}</dt>
        <dd className="tabular text-end font-semibold">{format.money(amountCents)}</dd>
        {lastFour && (
          <>
            <dt className="text-ink-soft">{t('checkout.challenge.card')}</dt>
            <dd className="tabular text-end font-semibold">{`•••• ${lastFour}`}</dd>
          </>
        )}
      </dl>
      <div className="grid gap-3">
        <Button
          size="large"
          wide
          busy={busy === 'approve'}
          disabled={busy === 'reject'}
          onClick={() => onAnswer(true)}
        >
          {t('checkout.challenge.approve')}
        </Button>
        <Button
          variant="secondary"
          size="large"
          wide
          busy={busy === 'reject'}
          disabled={busy === 'approve'}
          onClick={() => onAnswer(false)}
        >
          {t('checkout.challenge.reject')}
        </Button>
      </div>
    </div>
  )
}
