import { useEffect, useImperativeHandle, useRef, useState } from 'react'
import type { PaymentEntryProps } from '../../../entities/payment/payment-entry.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { useLanguage, useRootData } from '../../../lib/root-data.ts'
import { Notice } from '../../../ui/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { confirmAll } from './confirm-all.ts'
import { loadStripe, type StripeElements } from './load-stripe.ts'
import { openElements } from './open-elements.ts'
import { refusalOf } from './refusal-of.ts'

/** Stripe's own form in a frame of Stripe's: no digit of a card passes through this site. */
export default function StripePaymentForm({ entry, hasFields, amountCents }: PaymentEntryProps) {
  const t = useTranslate()
  const language = useLanguage()
  const { stripeKey = '' } = useRootData().config
  const frame = useRef<HTMLDivElement>(null)
  const elements = useRef<StripeElements>(undefined)
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading')
  const amount = useRef(amountCents)
  amount.current = amountCents

  useEffect(() => {
    if (!hasFields) return
    let isGone = false
    let destroy = () => {}
    async function open() {
      const stripe = await loadStripe(stripeKey, language)
      if (isGone || !frame.current) return
      const opened = openElements(stripe, amount.current, language)
      const form = opened.create('payment')
      form.mount(frame.current)
      destroy = () => form.destroy()
      elements.current = opened
      setState('ready')
    }
    setState('loading')
    open().catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      elements.current = undefined
      destroy()
    }
  }, [stripeKey, language, hasFields])

  useEffect(() => elements.current?.update({ amount: amountCents }), [amountCents])

  useImperativeHandle(entry, () => ({
    async check() {
      // Stripe shows missing values at its own fields.
      return Boolean(elements.current && !(await elements.current.submit()).error)
    },
    async confirm({ clientSecrets }) {
      try {
        const stripe = await loadStripe(stripeKey, language)
        return refusalOf(await confirmAll(stripe, elements.current, clientSecrets))
      } catch {
        return { ok: false, code: 'PAYMENT_PROVIDER_DOWN' }
      }
    },
  }))

  if (!hasFields) return null
  return (
    <>
      {state === 'failed' && (
        <Notice tone="bad" live>
          {t('errors.PAYMENT_PROVIDER_DOWN')}
        </Notice>
      )}
      {state === 'loading' && <Skeleton className="h-64" />}
      <div ref={frame} />
    </>
  )
}
