import type { DeliveryChoice as Choice } from '#domain/basket/booking-data.ts'
import { type DeliveryMethod, deliveryFeeCents } from '#domain/booking/delivery.ts'
import { HubPicker } from '../../entities/hub/hub-picker.tsx'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { AddressFields } from './address-fields.tsx'
import type { CheckoutLine } from './checkout-line.ts'

interface DeliveryChoiceProps {
  line: CheckoutLine
  choice: Choice
  onChange: (change: Partial<Choice>) => void
  /** Somebody pressed "pay": what is missing is said. */
  asked: boolean
}

/** How one line gets to the renter, with what that takes. */
export function DeliveryChoice({ line, choice, onChange, asked }: DeliveryChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const methods = line.product.deliveryMethods ?? ['pickup']
  return (
    <div className="grid gap-4">
      {methods.length > 1 ? (
        <RadioCards<DeliveryMethod>
          legend={t('checkout.delivery.legend', { title: line.product.title })}
          hideLegend
          name={`delivery-${line.id}`}
          value={choice.method}
          onChange={(method) => onChange({ method })}
          look="small"
          columns={methods.length === 3 ? 3 : 2}
          options={methods.map((method) => {
            const fee = deliveryFeeCents(method)
            return {
              value: method,
              label: t(`checkout.delivery.${method}`),
              end: fee > 0 ? format.price(fee) : t('checkout.delivery.free'),
            }
          })}
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
          value={choice.hubId}
          onChange={(hubId) => onChange({ hubId })}
          asked={asked}
        />
      )}
    </div>
  )
}
