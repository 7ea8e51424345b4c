import type { BasketItem } from '#domain/basket/basket.ts'
import { MAX_QUANTITY } from '#domain/basket/basket.ts'
import { type DeliveryMethod, deliveryFeeCents } from '#domain/booking/delivery.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Select } from '../../ui/select.tsx'
import { Stepper } from '../../ui/stepper.tsx'

interface BasketLineOptionsProps {
  item: BasketItem
  onChange: (change: { quantity?: number; deliveryMethod?: DeliveryMethod }) => void
}

/** How many, and how they come. */
export function BasketLineOptions({ item, onChange }: BasketLineOptionsProps) {
  const t = useTranslate()
  const format = useFormat()
  const { product, quantity, deliveryMethod } = item
  const methods = product.deliveryMethods ?? ['pickup', 'delivery']
  const labelOf = (method: DeliveryMethod) => {
    const label = t(`basket.delivery.${method}`)
    const fee = deliveryFeeCents(method)
    return fee > 0 ? `${label} · ${format.price(fee)}` : label
  }
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
      <Select
        label={t('basket.delivery.label')}
        value={deliveryMethod}
        onChange={(event) => onChange({ deliveryMethod: event.target.value as DeliveryMethod })}
        options={methods.map((method) => ({ value: method, label: labelOf(method) }))}
      />
    </div>
  )
}
