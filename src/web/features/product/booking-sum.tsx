import { type ReactNode, Suspense } from 'react'
import { useTranslate } from '../../i18n/translation.tsx'
import { errorMessage } from '../../lib/errors.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { OwnHold } from './own-hold.tsx'
import { QuoteLines } from './quote-lines.tsx'
import type { Choice } from './use-choice.ts'
import { useIsHeld } from './use-is-held.ts'

// Only some hours that cost more than a day lead to it.
const CheaperDay = lazyPart(() => import('./cheaper-day.tsx'))

interface BookingSumProps {
  choice: Choice
  onAdd: () => void
  /** The button that leads straight to the checkout, which another feature draws. */
  rentNow: (choice: Choice) => ReactNode
}

/**
 * The total of the choice, or why it is not available, and the buttons to book it at once or to add it to the basket.
 */
export function BookingSum({ choice, onAdd, rentNow }: BookingSumProps) {
  const t = useTranslate()
  const { quote, refusal, cheaper, quantity } = choice
  if (useIsHeld(choice)) return <OwnHold />
  return (
    <div className="grid w-full gap-3">
      {refusal && (
        <Notice tone="notice" live>
          {errorMessage(refusal, t)}
        </Notice>
      )}
      {quote && !refusal && <QuoteLines quote={quote} quantity={quantity} />}
      {!refusal && cheaper && (
        <Suspense fallback={null}>
          <CheaperDay {...cheaper} />
        </Suspense>
      )}
      {quote && rentNow(choice)}
      <Button
        size="large"
        wide
        variant={quote ? 'secondary' : 'primary'}
        disabled={!quote || !!refusal}
        onClick={onAdd}
      >
        {quote ? t('product.add') : t('product.choose-dates')}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t('product.nothing-charged')}</p>
    </div>
  )
}
