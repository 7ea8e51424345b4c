import { useId } from 'react'
import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { useDeliveryFee } from './use-delivery-fee.ts'

export interface DeliveryChoiceProps {
  methods: readonly DeliveryMethod[]
  value: DeliveryMethod
  onChange: (method: DeliveryMethod) => void
  /** The name of the item, where a page has several of these choices. */
  title?: string
}

/** The ways to get an item to the renter, with their costs. */
export function DeliveryChoice({ methods, value, onChange, title }: DeliveryChoiceProps) {
  const t = useTranslate()
  const feeOf = useDeliveryFee()
  return (
    <RadioCards
      legend={title ? t('delivery.label-of', { title }) : t('delivery.label')}
      hideLegend
      name={useId()}
      value={value}
      onChange={onChange}
      look="small"
      columns={methods.length === 3 ? 3 : 2}
      options={methods.map((method) => ({
        value: method,
        label: t(`delivery.${method}`),
        end: feeOf(method) ?? t('delivery.free'),
      }))}
    />
  )
}
