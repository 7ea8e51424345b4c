import type { BasketItem } from '#domain/basket/basket.ts'
import { MAX_QUANTITY } from '#domain/basket/basket.ts'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { DeliverySelect } from '../../entities/delivery/delivery-select.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { Stepper } from '../../ui/stepper.tsx'

interface BasketLineOptionsProps {
  item: BasketItem
  onChange: (change: { quantity?: number; deliveryMethod?: DeliveryMethod }) => void
}

/** Quantity and delivery of a line. */
export function BasketLineOptions({ item, onChange }: BasketLineOptionsProps) {
  const t = useTranslate()
  const { product, quantity, deliveryMethod } = item
  const most = product.units ?? MAX_QUANTITY
  return (
    <div className="mt-2 flex flex-wrap items-end gap-4">
      {most > 1 && (
        <Stepper
          label={t('basket.quantity')}
          value={quantity}
          min={1}
          max={Math.min(most, MAX_QUANTITY)}
          onChange={(next) => onChange({ quantity: next })}
        />
      )}
      <DeliverySelect
        methods={product.deliveryMethods ?? ['pickup', 'delivery']}
        value={deliveryMethod}
        onChange={(method) => onChange({ deliveryMethod: method })}
      />
    </div>
  )
}
