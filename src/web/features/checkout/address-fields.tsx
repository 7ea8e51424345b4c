import type { DeliveryChoice } from '#domain/basket/booking-data.ts'
import { useTranslate } from '../../i18n/translation.tsx'
import { TextField } from '../../ui/text-field.tsx'

interface AddressFieldsProps {
  id: string
  choice: DeliveryChoice
  onChange: (change: Partial<DeliveryChoice>) => void
  asked: boolean
}

/** The delivery address; the browser may fill it in. */
export function AddressFields({ id, choice, onChange, asked }: AddressFieldsProps) {
  const t = useTranslate()
  const field = (
    name: 'street' | 'postalCode' | 'city',
    key: 'street' | 'postal-code' | 'city',
    autoComplete: string,
  ) => ({
    label: t(`checkout.address.${key}`),
    value: choice[name],
    maxLength: name === 'street' ? 160 : 80,
    required: true,
    autoComplete: `section-${id.slice(0, 8)} shipping ${autoComplete}`,
    error: asked && !choice[name].trim() ? t(`checkout.address.${key}-missing`) : undefined,
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  })
  return (
    <fieldset className="grid gap-4 rounded-card bg-sunken p-4 sm:grid-cols-[10rem_1fr]">
      <legend className="sr-only">{t('checkout.address.legend')}</legend>
      <TextField {...field('street', 'street', 'address-line1')} className="sm:col-span-2" />
      <TextField {...field('postalCode', 'postal-code', 'postal-code')} />
      <TextField {...field('city', 'city', 'address-level2')} />
    </fieldset>
  )
}
