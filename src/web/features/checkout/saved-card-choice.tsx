import CreditCard from 'lucide-react/icons/credit-card'
import type { OfferedCard } from '#contract/checkout.ts'
import { cardExpiryText, cardText } from '../../entities/card/card-text.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'

interface SavedCardChoiceProps {
  cards: readonly OfferedCard[]
  /** A card's id, or `other`. */
  value: string
  onChange: (value: string) => void
}

/** The choice of the card that pays: a saved one with one tap, or another one. */
export function SavedCardChoice({ cards, value, onChange }: SavedCardChoiceProps) {
  const t = useTranslate()
  const icon = <CreditCard aria-hidden size={20} />
  return (
    <RadioCards
      legend={t('checkout.saved-cards.legend')}
      name="card"
      value={value}
      onChange={onChange}
      options={[
        ...cards.map((card) => ({
          value: card.id,
          label: cardText(card),
          text: cardExpiryText(card, t),
          icon,
        })),
        { value: 'other', label: t('checkout.saved-cards.other') },
      ]}
    />
  )
}
