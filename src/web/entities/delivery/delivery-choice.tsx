import { useId } from 'react'
import { type DeliveryMethod, deliveryFeeCents } from '#domain/booking/delivery.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { useFormat } from '../../lib/use-format.ts'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { Select } from '../../ui/select.tsx'

interface DeliveryChoiceProps {
  methods: readonly DeliveryMethod[]
  value: DeliveryMethod
  onChange: (method: DeliveryMethod) => void
  /** What is delivered, where several choices stand on one page. */
  title?: string
  /** In the place of one line, where there are many. */
  compact?: boolean
}

/** How an item gets to the renter, and what each way costs. */
export function DeliveryChoice({ methods, value, onChange, title, compact }: DeliveryChoiceProps) {
  const t = useTranslate()
  const format = useFormat()
  const name = useId()
  const feeOf = (method: DeliveryMethod) => {
    const cents = deliveryFeeCents(method)
    return cents > 0 ? format.price(cents) : undefined
  }
  const labelOf = (method: DeliveryMethod) => t(`delivery.${method}`)
  const label = title ? t('delivery.label-of', { title }) : t('delivery.label')

  if (compact)
    return (
      <Select
        label={label}
        value={value}
        onChange={(event) => onChange(event.target.value as DeliveryMethod)}
        options={methods.map((method) => ({
          value: method,
          label: [labelOf(method), feeOf(method)].filter(Boolean).join(' · '),
        }))}
      />
    )
  return (
    <RadioCards
      legend={label}
      hideLegend
      name={name}
      value={value}
      onChange={onChange}
      look="small"
      columns={methods.length === 3 ? 3 : 2}
      options={methods.map((method) => ({
        value: method,
        label: labelOf(method),
        end: feeOf(method) ?? t('delivery.free'),
      }))}
    />
  )
}
