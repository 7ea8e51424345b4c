import ChevronDown from 'lucide-react/icons/chevron-down'
import { formatCardNumber } from '#domain/money/card.ts'
import { useTranslate } from '../../../i18n/translation.tsx'
import type { CardTexts } from './card-texts.ts'

/** The numbers that developers know, and what each of them does. */
const CARDS = [
  ['4242424242424242', 'accepted'],
  ['4000002760003184', 'challenge'],
  ['4000000000000002', 'declined'],
  ['4000000000009995', 'insufficient'],
  ['4000000000000069', 'expired'],
] as const

/** For the demo: the test cards; pressing one fills the form. */
export function TestCards({ onChoose }: { onChoose: (card: CardTexts) => void }) {
  const t = useTranslate()
  const fill = (number: string) =>
    onChoose({
      number: formatCardNumber(number),
      expiry: '12 / 34',
      cvc: '123',
      name: t('checkout.test-cards.name'),
    })
  return (
    <details className="group rounded-card bg-sunken p-4 text-ink">
      <summary className="flex items-center justify-between gap-3 font-semibold">
        {t('checkout.test-cards.title')}
        <ChevronDown aria-hidden size={18} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="mt-2 grid">
        {CARDS.map(([number, outcome]) => (
          <li key={number}>
            <button
              type="button"
              onClick={() => fill(number)}
              className="-mx-2 flex min-h-11 w-[calc(100%+1rem)] flex-wrap items-center justify-between gap-x-3 rounded-small px-2 text-start text-sm hover:bg-line"
            >
              <span className="tabular font-semibold">{formatCardNumber(number)}</span>
              <span>{t(`checkout.test-cards.${outcome}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
