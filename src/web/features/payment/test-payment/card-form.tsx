import Lock from 'lucide-react/icons/lock'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { type CardFault, cardFault, readExpiry } from '#domain/money/card.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { ApiError } from '../../../lib/api-error.ts'
import { sentenceFor } from '../../../lib/errors.ts'
import { useRootData } from '../../../lib/root-data.ts'
import { useFormat } from '../../../lib/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { CardFields, type CardTexts } from './card-fields.tsx'
import { TestCards } from './test-cards.tsx'

export interface TypedCard {
  number: string
  expMonth: number
  expYear: number
  cvc: string
  name: string
}

interface CardFormProps {
  amountCents: number
  busy: boolean
  error: unknown
  onPay: (card: TypedCard) => void
}

export type FieldFaults = Partial<Record<CardFault | 'name', boolean>>

/** A card as people know it; what is wrong with it is said at its field before anybody is asked. */
export function CardForm({ amountCents, busy, error, onPay }: CardFormProps) {
  const t = useTranslate()
  const format = useFormat()
  const { demo } = useRootData().config
  const form = useRef<HTMLFormElement>(null)
  const problem = useRef<HTMLDivElement>(null)
  const [texts, setTexts] = useState<CardTexts>({ number: '', expiry: '', cvc: '', name: '' })
  const [tried, setTried] = useState(false)
  const faults = tried ? faultsOf(texts) : {}
  // What the provider found at a field stands until the next try.
  const field = error instanceof ApiError ? error.details.field : undefined

  useEffect(() => {
    // The form comes after its dialog: what is typed first is waiting for the keyboard, unless something went wrong.
    if (error !== undefined) problem.current?.focus()
    else form.current?.querySelector('input')?.focus()
  }, [error])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (busy) return
    if (Object.keys(faultsOf(texts)).length === 0) return onPay(cardOf(texts))
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-5">
      {error !== undefined && (
        <div ref={problem} tabIndex={-1}>
          <Notice tone="bad" live>
            {sentenceFor(error, t)}
          </Notice>
        </div>
      )}
      <CardFields
        texts={texts}
        faults={{ ...faults, ...(field === 'number' && { number: true }) }}
        onChange={(change) => setTexts((known) => ({ ...known, ...change }))}
      />
      {demo && <TestCards onChoose={(card) => setTexts((known) => ({ ...known, ...card }))} />}
      <Button type="submit" size="large" wide busy={busy}>
        {!busy && <Lock aria-hidden size={18} />}
        {busy ? t('checkout.card.asking') : t('checkout.pay.button', { amount: format.money(amountCents) })}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t('checkout.card.play-money')}</p>
    </form>
  )
}

const cardOf = ({ number, expiry, cvc, name }: CardTexts): TypedCard => ({
  number: number.replace(/\D/g, ''),
  ...readExpiry(expiry),
  cvc: cvc.trim(),
  name: name.trim(),
})

function faultsOf(texts: CardTexts): FieldFaults {
  const card = cardOf(texts)
  const now = new Date()
  const faults: FieldFaults = {}
  // The rule stops at the first fault: asked again with that part made good, it names the next.
  const good = { number: '4242424242424242', expMonth: 12, expYear: now.getUTCFullYear() + 1, cvc: '123' }
  const { expMonth, expYear } = card
  if (cardFault({ ...good, number: card.number, cvc: isAmex(card) ? '1234' : '123' }, now))
    faults.number = true
  const expiry = cardFault({ ...good, expMonth, expYear }, now)
  if (expiry) faults[expiry] = true
  const forCvc = faults.number ? good : { ...good, number: card.number }
  if (cardFault({ ...forCvc, cvc: card.cvc }, now)) faults.cvc = true
  if (!card.name) faults.name = true
  return faults
}

const isAmex = ({ number }: TypedCard) => /^3[47]/.test(number)
