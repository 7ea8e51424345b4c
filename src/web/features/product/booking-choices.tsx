import Zap from 'lucide-react/icons/zap'
import { DeliveryChoice } from '../../entities/delivery/delivery-choice.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { LatePart } from '../../lib/late-part.tsx'
import { lazyPart } from '../../lib/lazy-part.ts'
import { useFormat } from '../../lib/use-format.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stepper } from '../../ui/stepper.tsx'
import { untilWide } from '../../ui/until-wide.ts'
import type { Product } from './product.ts'
import type { Choice } from './use-choice.ts'

// The server draws it; the browser needs its code once the visitor chooses.
const loadPeriod = () => import('./rental-period.tsx')
const RentalPeriod = lazyPart(loadPeriod)
/** Where a phone hides it, the page need not be busy with it; its code is there for the sheet. */
const RentalPeriodBeside = lazyPart(async () => {
  const period = await loadPeriod()
  await untilWide()
  return period
})

interface BookingChoicesProps {
  product: Product
  choice: Choice
  /** Whether it is in the column beside the page that wide windows have. */
  isBeside?: boolean
}

/** Dates, quantity and delivery. */
export function BookingChoices({ product, choice, isBeside = false }: BookingChoicesProps) {
  const t = useTranslate()
  const Period = isBeside ? RentalPeriodBeside : RentalPeriod
  return (
    <div className="grid gap-4 lg:gap-3">
      <PriceHead product={product} />
      <LatePart fallback={<Skeleton className="h-96 lg:h-88" />}>
        <Period product={product} choice={choice} />
      </LatePart>
      {product.unit_count > 1 && (
        <div className="flex items-center justify-between gap-4">
          <span className="font-semibold">{t('product.quantity', { count: product.unit_count })}</span>
          <Stepper
            label={t('product.quantity-label')}
            value={choice.quantity}
            max={product.unit_count}
            onChange={choice.setQuantity}
          />
        </div>
      )}
      {product.delivery_methods.length > 1 && (
        <DeliveryChoice
          methods={product.delivery_methods}
          value={choice.deliveryMethod}
          onChange={choice.setDeliveryMethod}
        />
      )}
    </div>
  )
}

function PriceHead({ product }: { product: Product }) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-3">
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
        <p className="inline-flex items-center gap-1.5 text-sm text-accent-ink">
          <Zap aria-hidden size={15} />
          {t('product.instant')}
        </p>
      )}
    </div>
  )
}
