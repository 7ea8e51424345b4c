import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { brandOf, formatCardNumber, formatExpiry } from '#domain/money/card.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { CardTexts, FieldFaults } from './card-texts.ts'

interface CardFieldsProps {
  texts: CardTexts
  faults: FieldFaults
  onChange: (change: Partial<CardTexts>) => void
}

const BRANDS: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  discover: 'Discover',
  diners: 'Diners',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}

/** Number, expiry, code and name, as browsers know how to fill them in. */
export function CardFields({ texts, faults, onChange }: CardFieldsProps) {
  const t = useTranslate()
  const number = useDigitCaret(texts.number)
  const brand = BRANDS[brandOf(texts.number.replace(/\D/g, ''))]
  const expiryFault = faults.expired ? 'checkout.card.expired' : faults.expiry && 'checkout.card.expiry-wrong'
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        ref={number.ref}
        className="col-span-2"
        label={t('checkout.card.number')}
        name="cardnumber"
        value={texts.number}
        onChange={(event) => {
          number.note(event)
          onChange({ number: formatCardNumber(event.target.value) })
        }}
        inputMode="numeric"
        autoComplete="cc-number"
        spellCheck={false}
        placeholder="1234 1234 1234 1234"
        end={texts.number && brand ? <span className="pe-3 text-sm font-semibold">{brand}</span> : undefined}
        error={faults.number ? t('checkout.card.number-wrong') : undefined}
      />
      <TextField
        label={t('checkout.card.expiry')}
        name="cc-exp"
        value={texts.expiry}
        onChange={(event) => onChange({ expiry: nextExpiry(texts.expiry, event.target.value) })}
        inputMode="numeric"
        autoComplete="cc-exp"
        placeholder={t('checkout.card.expiry-shape')}
        error={expiryFault ? t(expiryFault) : undefined}
      />
      <TextField
        label={t('checkout.card.cvc')}
        name="cvc"
        value={texts.cvc}
        onChange={(event) => onChange({ cvc: event.target.value.replace(/\D/g, '').slice(0, 4) })}
        inputMode="numeric"
        autoComplete="cc-csc"
        placeholder="123"
        error={faults.cvc ? t('checkout.card.cvc-wrong') : undefined}
      />
      <TextField
        className="col-span-2"
        label={t('checkout.card.name')}
        name="ccname"
        value={texts.name}
        onChange={(event) => onChange({ name: event.target.value })}
        autoComplete="cc-name"
        maxLength={120}
        error={faults.name ? t('checkout.card.name-missing') : undefined}
      />
    </div>
  )
}

/** Deleting the blank or the slash deletes the digit before it; otherwise the caret could never get past it. */
function nextExpiry(before: string, typed: string): string {
  const rubbedOut = typed.length < before.length && before.startsWith(typed)
  if (rubbedOut && !/\d$/.test(typed)) return typed.replace(/\D/g, '').slice(0, -1)
  return rubbedOut ? typed : formatExpiry(typed)
}

/** Keeps the caret behind the same digit while blanks come and go. */
function useDigitCaret(value: string) {
  const ref = useRef<HTMLInputElement>(null)
  const digitsBefore = useRef<number>(undefined)
  useLayoutEffect(() => {
    const input = ref.current
    if (!input || digitsBefore.current === undefined || document.activeElement !== input) return
    let place = 0
    for (let seen = 0; place < value.length && seen < digitsBefore.current; place++) {
      if (/\d/.test(value[place] ?? '')) seen++
    }
    input.setSelectionRange(place, place)
    digitsBefore.current = undefined
  }, [value])
  return {
    ref,
    note(event: ChangeEvent<HTMLInputElement>) {
      const { value: typed, selectionStart } = event.target
      digitsBefore.current = typed.slice(0, selectionStart ?? typed.length).replace(/\D/g, '').length
    },
  }
}
