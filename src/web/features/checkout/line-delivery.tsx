import type { DeliveryChoice as Choice } from '#domain/basket/booking-data.ts'
import { DeliveryChoice } from '../../entities/delivery/delivery-choice.tsx'
import { HubPicker } from '../../entities/hub/hub-picker.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutLine } from './checkout-line.ts'

interface LineDeliveryProps {
  line: CheckoutLine
  choice: Choice
  onChange: (change: Partial<Choice>) => void
  /** The renter pressed "pay": what is missing is said. */
  asked: boolean
}

/** The delivery of one line, with the fields that it needs. */
export function LineDelivery({ line, choice, onChange, asked }: LineDeliveryProps) {
  const t = useTranslate()
  const methods = line.product.deliveryMethods ?? ['pickup']
  return (
    <div className="grid gap-4">
      {methods.length > 1 ? (
        <DeliveryChoice
          title={line.product.title}
          methods={methods}
          value={choice.method}
          onChange={(method) => onChange({ method })}
        />
      ) : (
        <p className="text-sm text-ink-soft">{t(`checkout.delivery.only-${choice.method}`)}</p>
      )}
      {choice.method === 'pickup' && (
        <p className="text-sm text-ink-soft">{t('checkout.delivery.pickup-text')}</p>
      )}
      {choice.method === 'delivery' && (
        <AddressFields id={line.id} choice={choice} onChange={onChange} asked={asked} />
      )}
      {choice.method === 'hub' && (
        <HubPicker
          id={line.id}
          city={line.city}
          period={line}
          value={choice.hubId}
          onChange={(hubId) => onChange({ hubId })}
          asked={asked}
        />
      )}
    </div>
  )
}
