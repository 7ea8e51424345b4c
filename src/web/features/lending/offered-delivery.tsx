import {
  DELIVERY_METHODS,
  type DeliveryMethod,
  deliveryFeeCents,
  offeredMethods,
} from '#domain/booking/delivery.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import type { WizardState } from './use-wizard.ts'

/** The ways it changes hands: one at least; hubs where there are some. */
export function OfferedDelivery({ wizard }: { wizard: WizardState }) {
  const t = useTranslate()
  const { price } = useFormat()
  const { draft, change, fault, hubs } = wizard
  const chosen = draft.deliveryMethods
  const here = offeredMethods(DELIVERY_METHODS)
  const isOffered = (method: DeliveryMethod) => here.includes(method) && (method !== 'hub' || (hubs ?? 0) > 0)
  const toggle = (method: DeliveryMethod) =>
    change({
      deliveryMethods: DELIVERY_METHODS.filter((one) => chosen.includes(one) !== (one === method)),
    })
  const hintOf = (method: DeliveryMethod) => {
    if (!here.includes(method)) return 'lending.delivery.off'
    if (method === 'hub' && draft.city === '') return 'lending.delivery.hub-no-city'
    // While the hubs of the city are loaded, the page does not say that there is none.
    const hasNone = method === 'hub' && hubs === 0
    return hasNone ? 'lending.delivery.hub-none' : (`lending.delivery.${method}-text` as const)
  }
  const error = fault('deliveryMethods')
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('lending.place.delivery')}</legend>
      <div className="divide-y divide-line rounded-card border border-line bg-raised px-4">
        {DELIVERY_METHODS.filter((method) => here.includes(method) || chosen.includes(method)).map(
          (method) => (
            <Checkbox
              key={method}
              checked={chosen.includes(method)}
              // A chosen method can be removed even when it is no longer offered.
              disabled={!isOffered(method) && !chosen.includes(method)}
              onChange={() => toggle(method)}
              label={<span className="font-semibold">{t(`lending.delivery.${method}`)}</span>}
              hint={t(hintOf(method), {
                price: price(deliveryFeeCents('delivery')),
              })}
              aria-invalid={error ? true : undefined}
            />
          ),
        )}
      </div>
      <p role="alert" className="mt-1.5 text-sm font-medium text-danger-ink empty:hidden">
        {error}
      </p>
    </fieldset>
  )
}
