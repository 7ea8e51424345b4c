import { useTranslate } from '../../i18n/translation.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { DocumentForm } from './document-form.tsx'
import { useCountries } from './use-countries.ts'
import { useDetails } from './use-details.ts'

const EMPTY = { street: '', postalCode: '', city: '', country: 'DE' }

/** Proof of address, by a letter or a register entry: the third step. */
export function AddressForm() {
  const t = useTranslate()
  const countries = useCountries()
  const { trimmed, change, required } = useDetails(EMPTY)
  return (
    <DocumentForm
      step="address"
      text={t('kyc.address.text')}
      photo={{ label: t('kyc.address.photo'), hint: t('kyc.document.hint') }}
      details={() => (Object.values(trimmed).every(Boolean) ? { details: trimmed } : undefined)}
    >
      {(tried) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            className="sm:col-span-2"
            maxLength={120}
            autoComplete="street-address"
            {...required('street', 'kyc.address.street', tried)}
          />
          <TextField
            maxLength={16}
            autoComplete="postal-code"
            {...required('postalCode', 'kyc.address.postal-code', tried)}
          />
          <TextField
            maxLength={80}
            autoComplete="address-level2"
            {...required('city', 'kyc.address.city', tried)}
          />
          <Select
            className="sm:col-span-2"
            label={t('kyc.address.country')}
            autoComplete="country"
            {...change('country')}
            options={countries}
          />
        </div>
      )}
    </DocumentForm>
  )
}
