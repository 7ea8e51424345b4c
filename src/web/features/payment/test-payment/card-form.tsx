import { type FormEvent, type Ref, useEffect, useRef } from 'react'
import { useTranslate } from '../../../i18n/translation.tsx'
import { useRootData } from '../../../lib/root-data.ts'
import { CardFields } from './card-fields.tsx'
import type { CardTexts, FieldFaults } from './card-texts.ts'
import { TestCards } from './test-cards.tsx'

interface CardFormProps {
  ref: Ref<HTMLFormElement>
  texts: CardTexts
  faults: FieldFaults
  focusFirst: boolean | undefined
  onChange: (change: Partial<CardTexts>) => void
  onSubmit: (event: FormEvent) => void
}

/** A card as people know it; what is wrong with it is said at its field before the bank is asked. */
export function CardForm({ ref, texts, faults, focusFirst, onChange, onSubmit }: CardFormProps) {
  const t = useTranslate()
  const { demo } = useRootData().config
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focusFirst) fields.current?.querySelector('input')?.focus()
  }, [focusFirst])
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
      <div ref={fields}>
        <CardFields texts={texts} faults={faults} onChange={onChange} />
      </div>
      {/* Makes Enter in a field pay; the visible button belongs to the page. */}
      <button type="submit" hidden />
      {demo && <TestCards onChoose={onChange} />}
      <p className="text-sm text-ink-soft">{t('checkout.card.play-money')}</p>
    </form>
  )
}
