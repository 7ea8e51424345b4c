import type { DeliveryMethod } from '#domain/booking/delivery.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { Select } from '../../ui/select.tsx'
import type { DeliveryChoiceProps } from './delivery-choice.tsx'
import { useDeliveryFee } from './use-delivery-fee.ts'

/** The same choice in the place of one line, where many lines have one. */
export function DeliverySelect({ methods, value, onChange }: Omit<DeliveryChoiceProps, 'title'>) {
  const t = useTranslate()
  const feeOf = useDeliveryFee()
  return (
    <Select
      label={t('delivery.label')}
      value={value}
      onChange={(event) => onChange(event.target.value as DeliveryMethod)}
      options={methods.map((method) => ({
        value: method,
        label: [t(`delivery.${method}`), feeOf(method)].filter(Boolean).join(' · '),
      }))}
    />
  )
}
