import Zap from 'lucide-react/icons/zap'
import { useTranslate } from '../../i18n/translation.tsx'
import { sentenceFor } from '../../lib/errors.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { CheaperHint } from './cheaper-hint.tsx'
import { PeriodPicker } from './period-picker.tsx'
import type { BusyPeriod, Hub, Product } from './product.ts'
import { QuoteLines } from './quote-lines.tsx'
import type { Choice } from './use-choice.ts'

interface BookingCardProps {
  product: Product
  busy: readonly BusyPeriod[]
  hubs: readonly Hub[]
  choice: Choice
  onAdd: () => void
}

/** When, how many, how it comes, what that costs in all, and the way into the basket. */
export function BookingCard({ product, busy, hubs, choice, onAdd }: BookingCardProps) {
  const t = useTranslate()
  const format = useFormat()
  const { quote, refusal, quantity, deliveryMethod } = choice
  return (
    <div className="grid gap-5">
      <PriceHead product={product} />
      <PeriodPicker product={product} busy={busy} choice={choice} />
      {product.unit_count > 1 && (
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold">{t('product.quantity', { count: product.unit_count })}</span>
          <Stepper
            label={t('product.quantity-label')}
            value={quantity}
            max={product.unit_count}
            onChange={choice.setQuantity}
          />
        </div>
      )}
      {product.delivery_methods.length > 1 && (
        <RadioCards
          legend={t('product.delivery.label')}
          name="delivery"
          value={deliveryMethod}
          onChange={choice.setDeliveryMethod}
          options={product.delivery_methods.map((method) => ({
            value: method,
            label: t(`product.delivery.${method}`),
            ...(method === 'hub' && hubs.length > 0 && { hint: hubs.map((hub) => hub.name).join(', ') }),
            ...(method === 'delivery' && { hint: format.price(1_000) }),
          }))}
        />
      )}
      {refusal && (
        <Notice tone="notice" live>
          {sentenceFor(refusal, t)}
        </Notice>
      )}
      {quote && !refusal && (
        <>
          <QuoteLines quote={quote} quantity={quantity} />
          <CheaperHint product={product} choice={choice} />
        </>
      )}
      <Button size="large" wide disabled={!quote || !!refusal} onClick={onAdd}>
        {quote ? t('product.add') : t('product.choose-dates')}
      </Button>
      <p className="text-center text-sm text-ink-soft">{t('product.nothing-charged')}</p>
    </div>
  )
}

function PriceHead({ product }: { product: Product }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div>
      <p>
        <span className="tabular font-display text-2xl font-bold">
          {format.price(product.price_per_day_cents)}
        </span>{' '}
        <span className="text-ink-soft">{t('product.per-day')}</span>
        {product.price_per_hour_cents !== null && (
          <span className="tabular text-ink-soft">
            {' · '}
            {t('product.per-hour', { price: format.price(product.price_per_hour_cents) })}
          </span>
        )}
      </p>
      {product.is_instant && (
        <p className="mt-1 inline-flex items-center gap-1.5 text-sm text-accent-ink">
          <Zap aria-hidden size={15} />
          {t('product.instant')}
        </p>
      )}
    </div>
  )
}
